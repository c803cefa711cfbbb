import { basename } from 'node:path';
import { checkJourney } from '../../src/ground/journey/check/check';
import { distinctWalkthroughs, walkthroughsOf } from '../../src/ground/journey/compare/walkthroughs';
import type { JourneyContext } from '../../src/ground/journey/language/parse';
import { problemLine, traceLine, type Problem } from '../../src/ground/journey/language/problems';
import { stampOf, type StampedJourney } from '../../src/ground/journey/language/stamp';
import { readJsonText } from '../../src/ground/core/jsonText';
import { parseJourney } from '../../src/ground/journey/language/parse';

/**
 * The result of checking one file. `situations`: the number of visited situations. `ways`: the number of different
 * customer paths; `many` if too many to count.
 */
export type FileReport = {
  readonly file: string;
  readonly problems: readonly Problem[];
  readonly situations: number;
  readonly ways: number | 'many';
  /** The journey with its stamp, ready to serve; only if the check passed. */
  readonly stamped: StampedJourney | undefined;
};

const walkthroughsLimit = 5000;

/** Parses and checks a journey's text. `language`: the language's hash, which goes into the stamp. */
export async function checkText(
  file: string,
  text: string,
  context: JourneyContext,
  language: string,
): Promise<FileReport> {
  const json = readJsonText(text);
  const parsed = parseJourney(json, context, basename(file, '.json'));
  if (!parsed.ok) return { file, problems: parsed.problems, situations: 0, ways: 0, stamped: undefined };
  const { journey } = parsed;
  const known = { journey, vocabulary: context.vocabulary, forms: context.forms };
  const { problems, situations } = checkJourney(known);
  const located = problems.map((problem) => ({ ...problem, ...json.locate(problem.pointer) }));
  if (located.length > 0) return { file, problems: located, situations, ways: 0, stamped: undefined };
  const walkthroughs = walkthroughsOf(known, walkthroughsLimit);
  const ways = walkthroughs ? distinctWalkthroughs(walkthroughs).length : 'many';
  return { file, problems: [], situations, ways, stamped: { stamp: await stampOf(journey, language), journey } };
}

/** Formats a report as lines of text. */
export function reportLines({ file, problems, situations, ways }: FileReport): readonly string[] {
  if (problems.length === 0) {
    const different =
      ways === 'many' ? `more than ${walkthroughsLimit} ways` : `${ways} different ${ways === 1 ? 'way' : 'ways'}`;
    return [`${file}: every customer comes through (${different}, ${situations} situations checked).`];
  }
  return problems.flatMap((problem) => [
    problemLine(file, problem),
    ...(problem.trace ? [`    ${traceLine(problem.trace)}`] : []),
  ]);
}
