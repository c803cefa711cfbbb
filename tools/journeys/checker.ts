// A program that checks journeys for a running site, one after the other: it stays warm between two edits.
import { ProvenCones } from '../../src/ground/journey/check/ProvenCones';
import { checkingText } from './checkFile';
import type { CheckerMessage, CheckerRequest } from './checkerMessages';
import { readLanguage, root } from './files';
import { languageHash } from './languageHash';

const context = readLanguage();
const options = { language: languageHash(root), proven: new ProvenCones() };

async function check({ file, text }: CheckerRequest): Promise<void> {
  const checking = checkingText(file, text, context, options);
  let next = await checking.next();
  for (; next.done !== true; next = await checking.next()) send({ kind: 'mistake', mistake: next.value });
  send({ kind: 'done', stamped: next.value.stamped });
}

function send(message: CheckerMessage): void {
  process.send?.(message);
}

process.on('message', (request) => void check(request as CheckerRequest)); // the site sends nothing else
process.once('disconnect', () => process.exit());
