// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://online-joining.joinery.localhost:4000/checkout" }
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaticForm } from '../../../schemas/generated/journey';
import { vocabulary } from '../../../schemas/vocabulary';
import type { Walkthrough } from '../../../src/ground/journey/compare/walkthroughs';
import { customerWords } from '../../../src/ground/journey/language/words';
import type { Facts } from '../../../src/ground/rules/rules';
import type { Language } from '../../../src/ground/journey/language/step';
import { Random } from '../../money/Random';
import { canComeAs } from '../support/casting';
import { standInFonts, standInView } from '../support/standIns';
import { startServer, type Server } from '../support/startServer';
import { waysThrough } from '../support/ways';
import { judged } from './judge';
import { Model } from './Model';
import { walkEdit } from './walkEdit';

/** The numbers that `npm run test:journeys` is given. */
const edits = Number(process.env.JOURNEY_EDITS ?? 12);
const seed = Number(process.env.JOURNEY_SEED ?? 1);
/** The number of customers who walk an edit that passed. */
const walksEach = Number(process.env.JOURNEY_WALKS ?? 1);

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
});
afterAll(() => server.stop());

it(`agrees with the check on ${edits} edits`, async () => {
  const stories: string[] = [];
  const caught = new Map<string, number>();
  const chance = new Random(seed);
  let [passed, walked, states] = [0, 0, 0];
  for await (const edit of judged({ journeys: ['join'], seed, from: 0, to: edits, step: 1 })) {
    const { number, journey, problems } = edit;
    for (const code of new Set(problems.map((each) => each.code))) caught.set(code, (caught.get(code) ?? 0) + 1);
    if (problems.length > 0) continue;
    passed += 1;
    const model = new Model({ journey, vocabulary, forms });
    for (const customer of someOf(waysThrough(model.language), chance)) {
      const walkSeed = chance.next();
      const { story, disagreement } = await walkEdit(model, customer, server, new Random(walkSeed));
      walked += 1;
      if (disagreement === undefined) continue;
      const title = `seed ${seed}, edit ${number}: ${edit.says.join('; ')}`;
      stories.push([title, customerWords(vocabulary, customer), ...story, disagreement].join('\n  '));
    }
    states += model.states;
  }
  console.log(`${edits} edits with seed ${seed}: ${passed} passed, ${walked} walks, ${states} states of the page`);
  console.log([...caught].map(([code, count]) => `${count} × ${code}`).join(', '));
  expect(stories.join('\n\n')).toBe('');
}, 7_200_000);

/** As many of the different customers as an edit is walked by, of those who can be cast; all of them without a limit. */
function someOf(ways: readonly Walkthrough[], chance: Random): readonly Facts[] {
  const left = ways.map(({ customer }) => customer).filter(canComeAs);
  const chosen: Facts[] = [];
  while (left.length > 0 && chosen.length < walksEach) chosen.push(...left.splice(chance.below(left.length), 1));
  return chosen;
}
