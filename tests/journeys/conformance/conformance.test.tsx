// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://online-joining.joinery.localhost:4000/checkout", "settings": { "device": { "prefersReducedMotion": "reduce" } } }
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Journey, StaticForm } from '../../../schemas/generated/journey';
import { vocabulary } from '../../../schemas/vocabulary';
import type { Walkthrough } from '../../../src/ground/journey/compare/walkthroughs';
import { customerWords } from '../../../src/ground/journey/language/words';
import type { Facts } from '../../../src/ground/rules/rules';
import type { Language } from '../../../src/ground/journey/language/step';
import { Random } from '../../money/Random';
import { standInFonts, standInStripe, standInView } from '../support/standIns';
import { startServer, type Server } from '../support/startServer';
import { waysThrough } from '../support/ways';
import { castOf } from './casts';
import { counterexampleOf, metOnTheWay } from './counterexample';
import { judged, type JudgedEdit } from './judge';
import { Model } from './Model';
import { replay } from './replay';
import { screens } from './screens';
import { WalkedBefore } from './WalkedBefore';
import { walkEdit } from './walkEdit';

/** The numbers that `npm run test:journeys` is given. */
const edits = Number(process.env.JOURNEY_EDITS ?? 12);
/** The number of the first edit. */
const from = Number(process.env.JOURNEY_FROM ?? 0);
/** The number of the only edit to take; as many as `edits` if it is left out. */
const only = process.env.JOURNEY_EDIT ? Number(process.env.JOURNEY_EDIT) : undefined;
const seed = Number(process.env.JOURNEY_SEED ?? 1);
/** The number of customers who walk an edit that passed. */
const walksEach = Number(process.env.JOURNEY_WALKS ?? 1);
/** The number of problems of an edit that are replayed. */
const replaysEach = 2;

type Story = readonly string[];

/** The journeys to edit: every one that a screen walks. */
const journeys = process.env.JOURNEY_NAMES?.split(',') ?? Object.keys(screens);

const forms: Language['forms'] & {} = Object.fromEntries(
  Object.entries(import.meta.glob<StaticForm>('../../../schemas/forms/*.json', { import: 'default', eager: true })).map(
    ([path, form]) => [path.replace(/^.*\/|\.json$/g, ''), form],
  ),
);

let server: Server;
beforeAll(async () => {
  server = await startServer();
  standInFonts();
  standInView();
  standInStripe(server);
  vi.spyOn(console, 'warn').mockReturnValue(); // the page tells that no site serves the journeys which are not edited
});
afterAll(() => server.stop());

/** The counts of a run. */
type Figures = Record<'passed' | 'walks' | 'before' | 'states' | 'replayed' | 'nobody', number>;

const before = new WalkedBefore();

it('walks every journey that the vocabulary has an outcome for', () =>
  expect(Object.keys(screens).sort()).toEqual(
    Object.values(vocabulary.outcomes)
      .map(({ journey }) => journey)
      .sort(),
  ));

it(`agrees with the check on ${edits} edits`, async () => {
  const stories: string[] = [];
  const caught = new Map<string, number>();
  const figures: Figures = { passed: 0, walks: 0, before: 0, states: 0, replayed: 0, nobody: 0 };
  for await (const edit of judged({
    journeys,
    seed,
    from: only ?? from,
    to: only === undefined ? from + edits : only + 1,
    step: 1,
  })) {
    const { problems } = edit;
    for (const code of new Set(problems.map((each) => each.code))) caught.set(code, (caught.get(code) ?? 0) + 1);
    const told = problems.length > 0 ? await refused(edit, figures) : await walked(edit, figures);
    const title = `seed ${seed}, edit ${edit.number}: ${edit.says.join('; ')}`;
    for (const story of told) {
      stories.push([title, ...story].join('\n  '));
      console.log(stories.at(-1)); // a long run tells what it finds at once
    }
    if ((edit.number + 1) % 50 === 0)
      console.log(`${edit.number}: ${JSON.stringify(figures)}, ${stories.length} disagree`);
  }
  const { passed, walks, before: same, states, replayed, nobody } = figures;
  console.log(
    `${edits} edits from ${from} with seed ${seed}: ${passed} passed; ${walks} walks, ${states} states of the page`,
  );
  console.log(`${same} walks left out, of customers who met the same in an earlier edit`);
  console.log(`${replayed} counterexamples replayed, ${nobody} of customers who cannot be cast`);
  console.log([...caught].map(([code, count]) => `${count} × ${code}`).join(', '));
  expect(stories.join('\n\n')).toBe('');
}, 7_200_000);

/**
 * Walks an edit that passed by one customer, and by every other who meets something that nobody met before. Returns the
 * stories of those walks that the check says otherwise about.
 */
async function walked({ journey, number }: JudgedEdit, figures: Figures): Promise<readonly Story[]> {
  const chance = new Random(seed * 100_003 + number); // an edit taken alone is walked as it was among the others
  const model = new Model({ journey, vocabulary, forms });
  const stories: Story[] = [];
  figures.passed += 1;
  for (const [index, customer] of someOf(journey, waysThrough(model.language), chance).entries()) {
    if (index > 0 && before.has(model.language, customer)) {
      figures.before += 1;
      continue;
    }
    const { story, disagreement } = await walkEdit(model, customer, server, new Random(chance.next()));
    figures.walks += 1;
    if (disagreement === undefined) before.add(model.language, customer);
    else stories.push([customerWords(vocabulary, customer), ...story, disagreement]);
  }
  figures.states += model.states;
  return stories;
}

/** Replays the counterexamples of an edit that failed. Returns the stories of those with which nothing goes wrong. */
async function refused({ journey, problems }: JudgedEdit, figures: Figures): Promise<readonly Story[]> {
  const language = { journey, vocabulary, forms };
  const stories: Story[] = [];
  for (const problem of problems.filter(({ code }) => metOnTheWay.includes(code)).slice(0, replaysEach)) {
    const found = counterexampleOf(language, problem, castOf(journey.id).canCome);
    if (!found) {
      figures.nobody += 1;
      continue;
    }
    const { story, goesWrong } = await replay(language, found, server);
    figures.replayed += 1;
    const reason = `is refused though nothing goes wrong: ${problem.message} (${problem.code} ${problem.about ?? ''})`;
    if (!goesWrong) stories.push([customerWords(vocabulary, found.customer), ...story, reason]);
  }
  return stories;
}

/** As many of the different customers as an edit is walked by, of those who can be cast; all of them without a limit. */
function someOf(journey: Journey, ways: readonly Walkthrough[], chance: Random): readonly Facts[] {
  const left = ways.map(({ customer }) => customer).filter(castOf(journey.id).canCome);
  const chosen: Facts[] = [];
  while (left.length > 0 && chosen.length < walksEach) chosen.push(...left.splice(chance.below(left.length), 1));
  return chosen;
}
