import { checkJourney } from '../../src/journey/check/check';
import { differentFilms, filmsOf } from '../../src/journey/compare/films';
import type { JourneyContext } from '../../src/journey/parse';
import { problemLine, traceLine, type Problem } from '../../src/journey/problems';
import { stampOf, type StampedJourney } from '../../src/journey/stamp';
import { readJsonText } from '../../src/core/jsonText';
import { parseJourney } from '../../src/journey/parse';

/** What a check says of one file. `ways`: how many different ways customers go; `many` when too many to count. */
export type FileReport = {
  readonly file: string;
  readonly problems: readonly Problem[];
  readonly places: number;
  readonly ways: number | 'many';
  /** There when it passed: the journey as it may be given out. */
  readonly stamped: StampedJourney | undefined;
};

const filmsLimit = 5000;

/** Reads a journey's text and walks it. `language` is the hash that a stamp is made with. */
export async function checkText(
  file: string,
  text: string,
  context: JourneyContext,
  language: string,
): Promise<FileReport> {
  const json = readJsonText(text);
  const parsed = parseJourney(json, context);
  if (!parsed.ok) return { file, problems: parsed.problems, places: 0, ways: 0, stamped: undefined };
  const { journey } = parsed;
  const known = { journey, vocabulary: context.vocabulary };
  const { problems, places } = checkJourney(known);
  const located = problems.map((problem) => ({ ...problem, ...json.locate(problem.pointer) }));
  if (located.length > 0) return { file, problems: located, places, ways: 0, stamped: undefined };
  const films = filmsOf(known, filmsLimit);
  const ways = films ? differentFilms(films).length : 'many';
  return { file, problems: [], places, ways, stamped: { stamp: await stampOf(journey, language), journey } };
}

/** A report as lines to read. */
export function reportLines({ file, problems, places, ways }: FileReport): readonly string[] {
  if (problems.length === 0) {
    const different =
      ways === 'many' ? `more than ${filmsLimit} ways` : `${ways} different ${ways === 1 ? 'way' : 'ways'}`;
    return [`${file}: every customer comes through (${different}, ${places} states looked at).`];
  }
  return problems.flatMap((problem) => [
    problemLine(file, problem),
    ...(problem.trace ? [`    ${traceLine(problem.trace)}`] : []),
  ]);
}
