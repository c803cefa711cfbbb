import { basename } from 'node:path';
import { problemsOf, situationsLimit } from '../../src/ground/journey/check/check';
import { ProvenCones } from '../../src/ground/journey/check/ProvenCones';
import { distinctWalkthroughs, walkthroughsOf } from '../../src/ground/journey/compare/walkthroughs';
import type { JourneyContext } from '../../src/ground/journey/language/parse';
import type { Problem } from '../../src/ground/journey/language/problems';
import { stampOf, type StampedJourney } from '../../src/ground/journey/language/stamp';
import type { Language } from '../../src/ground/journey/language/step';
import { readJsonText } from '../../src/ground/core/jsonText';
import { parseJourney } from '../../src/ground/journey/language/parse';

/** The result of checking one file. `situations`: the number of visited situations. */
export type FileReport = {
  readonly file: string;
  readonly problems: readonly Problem[];
  readonly situations: number;
  /** The journey with its stamp, ready to serve; only if the check passed. */
  readonly stamped: StampedJourney | undefined;
};

/** The language's hash, which goes into stamps, and the parts of journeys that earlier checks of one process proved. */
export type CheckOptions = { readonly language: string; readonly proven?: ProvenCones };

/** Parses and checks a journey's text. `language`: the language's hash, which goes into the stamp. */
export async function checkText(
  file: string,
  text: string,
  context: JourneyContext,
  language: string,
): Promise<FileReport> {
  const checking = checkingText(file, text, context, { language });
  for (;;) {
    const next = await checking.next();
    if (next.done === true) return next.value;
  }
}

/**
 * Checks a journey's text as `checkText` does, and yields each problem as soon as it is known: names and shapes at once,
 * then what the walks of customers find.
 */
export async function* checkingText(
  file: string,
  text: string,
  context: JourneyContext,
  { language, proven = new ProvenCones() }: CheckOptions,
): AsyncGenerator<Problem, FileReport> {
  const json = readJsonText(text);
  const parsed = parseJourney(json, context, basename(file, '.json'));
  if (!parsed.ok) {
    yield* parsed.problems;
    return { file, problems: parsed.problems, situations: 0, stamped: undefined };
  }
  const { journey } = parsed;
  const located = (problem: Problem): Problem => ({ ...problem, ...json.locate(problem.pointer) });
  const checking = problemsOf(
    { journey, vocabulary: context.vocabulary, forms: context.forms },
    situationsLimit,
    proven,
  );
  let next = checking.next();
  for (; next.done !== true; next = checking.next()) yield located(next.value);
  const { situations } = next.value;
  const problems = next.value.problems.map(located);
  const stamped = problems.length > 0 ? undefined : { stamp: await stampOf(journey, language), journey };
  return { file, problems, situations, stamped };
}

const walkthroughsLimit = 5000;

/** Says of a journey that passed in how many different ways its customers come through. */
export function passedLine(file: string, language: Language, situations: number): string {
  const walkthroughs = walkthroughsOf(language, walkthroughsLimit);
  const ways = walkthroughs ? distinctWalkthroughs(walkthroughs).length : undefined;
  const different =
    ways === undefined ? `more than ${walkthroughsLimit} ways` : `${ways} different ${ways === 1 ? 'way' : 'ways'}`;
  return `${file}: every customer comes through (${different}, ${situations} situations checked).`;
}
