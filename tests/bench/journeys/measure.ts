import { readdirSync, readFileSync } from 'node:fs';
import type { Journey } from '../../../schemas/generated/journey';
import { vocabulary } from '../../../schemas/vocabulary';
import { checkJourney, problemsOf, situationsLimit, type CheckResult } from '../../../src/ground/journey/check/check';
import { ProvenCones } from '../../../src/ground/journey/check/ProvenCones';
import type { Language } from '../../../src/ground/journey/language/step';
import { largeLanguage } from '../../journeys/support/largeLanguage';

export type CheckFigures = {
  readonly name: string;
  readonly shipped: boolean;
  readonly situations: number;
  /** The seconds of one check. */
  readonly seconds: number;
  /** The seconds in relation to those of a fixed piece of work, measured in the same moment. */
  readonly ratio: number;
  /** The codes of what was found; none in a sound journey. */
  readonly problems: string;
  readonly heapMB: number;
};

function measured(
  name: string,
  shipped: boolean,
  languages: readonly Language[],
  check: (language: Language) => CheckResult = checkJourney,
): CheckFigures {
  const before = secondsOf(fixedWork);
  let results: readonly CheckResult[] = [];
  const seconds = secondsOf(() => (results = languages.map((language) => check(language)))) / languages.length;
  const ratio = seconds / ((before + secondsOf(fixedWork)) / 2);
  const codes = new Set(results.flatMap(({ problems }) => problems.map(({ code }) => code)));
  const situations = results.reduce((sum, result) => sum + result.situations, 0);
  return {
    name,
    shipped,
    situations,
    seconds,
    ratio,
    problems: [...codes].join() || '-',
    heapMB: process.memoryUsage().heapUsed / 1e6,
  };
}

/** The processor's seconds that some work takes: other processes on the machine count for nothing. */
function secondsOf(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

/** Work of a fixed size like that of a check: texts made, kept in a map and looked up. Some 0.1 s on one core. */
function fixedWork(): number {
  const counts = new Map<string, number>();
  for (let index = 0; index < 250_000; index += 1) {
    const key = JSON.stringify({ a: index % 5000, b: [index % 7] });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts.size;
}

/** Checks edits as a running site does: what earlier checks of the process proved is not walked again. */
function checkOfSite(): (language: Language) => CheckResult {
  const proven = new ProvenCones();
  return (language) => {
    const checking = problemsOf(language, situationsLimit, proven);
    for (;;) {
      const next = checking.next();
      if (next.done === true) return next.value;
    }
  };
}

/** Three edits of a section's rule, one after the other: some customers may no longer go back to it. */
function edits({ journey, vocabulary: words }: Language, id: string): readonly Language[] {
  return [{ loggedIn: 'no' }, { loggedIn: 'yes' }, { plan: 'recurring' }].map((editable) => {
    const sections = journey.sections.map((section) => (section.id === id ? { ...section, editable } : section));
    return { journey: { ...journey, sections }, vocabulary: words };
  });
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
const join = shipped.find(({ journey }) => journey.id === 'join');
if (!join) throw new Error('There is no journeys/join.json.');
const cold = measured('journeys/join.json, first check of a process', false, [join]);
measured('warming up', true, shipped);
const site = checkOfSite();
site(join);
const retitled = { ...join, journey: { ...join.journey, title: 'Become a member' } };
const figures = [
  cold,
  measured('journeys/join.json, edit of a text', true, [retitled], site),
  ...['centre_section', 'dates_section', 'dd_section'].map((id) =>
    measured(`journeys/join.json, edit of ${id}, mean of three`, true, edits(join, id), site),
  ),
  ...shipped.map((language) => measured(`journeys/${language.journey.id}.json`, true, [language])),
  ...[10, 20, 40, 80].map((count) => measured(`${count} sections, 16 facts`, false, [largeLanguage(count, 16)])),
  ...[12, 20].map((count) => measured(`40 sections, ${count} facts`, false, [largeLanguage(40, count)])),
  measured('40 sections, 16 facts, one mistake', false, [withMistake(largeLanguage(40, 16))]),
];
process.stdout.write(JSON.stringify(figures));
