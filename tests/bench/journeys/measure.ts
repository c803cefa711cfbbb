import { readdirSync, readFileSync } from 'node:fs';
import type { Journey } from '../../../schemas/generated/journey';
import { vocabulary } from '../../../schemas/vocabulary';
import { checkJourney } from '../../../src/ground/journey/check/check';
import type { Language } from '../../../src/ground/journey/language/step';
import { largeLanguage } from '../../journeys/support/largeLanguage';

export type CheckFigures = {
  readonly name: string;
  readonly shipped: boolean;
  readonly situations: number;
  readonly seconds: number;
  /** The codes of what was found; none in a sound journey. */
  readonly problems: string;
  readonly heapMB: number;
};

function measured(name: string, shipped: boolean, languages: readonly Language[]): CheckFigures {
  const begun = performance.now();
  const results = languages.map((language) => checkJourney(language));
  const seconds = (performance.now() - begun) / 1000;
  const codes = new Set(results.flatMap(({ problems }) => problems.map(({ code }) => code)));
  const situations = results.reduce((sum, result) => sum + result.situations, 0);
  return {
    name,
    shipped,
    situations,
    seconds,
    problems: [...codes].join() || '-',
    heapMB: process.memoryUsage().heapUsed / 1e6,
  };
}

/** A section shown to everybody, though only some need what it gives. */
function withMistake({ journey, vocabulary: words }: Language): Language {
  const sections = journey.sections.map((section, index) => (index === 20 ? { ...section, display: true } : section));
  return { journey: { ...journey, sections }, vocabulary: words };
}

const shipped = readdirSync('journeys').map((file) => ({
  journey: JSON.parse(readFileSync(`journeys/${file}`, 'utf8')) as Journey,
  vocabulary,
}));
measured('warming up', true, shipped);
const figures = [
  ...shipped.map((language) => measured(`journeys/${language.journey.id}.json`, true, [language])),
  ...[10, 20, 40, 80].map((count) => measured(`${count} sections, 16 facts`, false, [largeLanguage(count, 16)])),
  ...[12, 20].map((count) => measured(`40 sections, ${count} facts`, false, [largeLanguage(40, count)])),
  measured('40 sections, 16 facts, one mistake', false, [withMistake(largeLanguage(40, 16))]),
];
process.stdout.write(JSON.stringify(figures));
