// Makes edits and checks them, as a process of its own: the page under test has a browser's globals, and no files.
import { setImmediate } from 'node:timers/promises';
import { readJsonText } from '../../../src/ground/core/jsonText';
import { checkJourney } from '../../../src/ground/journey/check/check';
import { parseJourney } from '../../../src/ground/journey/language/parse';
import { readJourneyFile, readLanguage } from '../../../tools/journeys/files';
import { editOf } from './edits';
import type { JudgedEdit } from './judge';

const [names = '', ...numbers] = process.argv.slice(2);
const [seed = 1, from = 0, to = 0, step = 1] = numbers.map(Number);
const context = readLanguage();
const { vocabulary, forms } = context;
const journeys = names.split(',').map((name) => {
  const read = readJourneyFile(`journeys/${name}.json`, context);
  if (!read.ok) throw new Error(`journeys/${name}.json does not parse.`);
  return read.journey;
});

process.once('disconnect', () => process.exit()); // nobody takes what is still to come

for (let number = from; number < to; number += step) {
  const edit = editOf({ vocabulary, forms, journeys }, seed, number);
  const { journey } = edit;
  const startedAt = performance.now();
  const parsed = parseJourney(readJsonText(JSON.stringify(journey, null, 2)), context, journey.id);
  const { problems } = parsed.ok ? checkJourney({ journey: parsed.journey, vocabulary, forms }) : parsed;
  process.send?.({ ...edit, problems, ms: performance.now() - startedAt } satisfies JudgedEdit);
  await setImmediate();
}
process.disconnect();
