import { vocabulary } from '../../../schemas/vocabulary';
import { contentOf } from '../../../src/ground/journey/language/content';
import { inOrder, openSections } from '../../../src/ground/journey/language/sections';
import type { Language } from '../../../src/ground/journey/language/step';
import type { Server } from '../support/startServer';
import { castOf } from './casts';
import type { Counterexample } from './counterexample';
import { PageWalk, Stopped, troubles, type Rest } from './PageWalk';

/** The way of a customer through the page; `goesWrong` is true if they met what the check says. */
export type Replayed = { readonly story: readonly string[]; readonly goesWrong: boolean };

/** The most presses of a replay: more lead in a circle. */
const longest = 25;

/** The time after which a quiet page that does not go on counts as stuck, in milliseconds. */
const patienceMs = 2500;

/** Takes a counterexample's way through the page of the edited journey, and goes on from there as far as one comes. */
export async function replay(
  language: Language,
  { finding: { code, about }, customer, presses }: Counterexample,
  server: Server,
): Promise<Replayed> {
  const { journey } = language;
  const { come, screen } = castOf(journey.id);
  const arrived = await come(customer, server);
  await arrived.visitor.serve(journey);
  const walk = new PageWalk(arrived, customer, screen, patienceMs);
  const story: string[] = [];
  const ids = inOrder(journey).map(({ id }) => id);
  const placeOf = ({ open }: Rest['state']): number => (open === null ? ids.length : ids.indexOf(open));
  const seen = { wrong: false };
  const look = async ({ state, facts }: Rest, before?: Rest): Promise<void> => {
    story.push(`→ ${state.open ?? state.status}`);
    const [id = '', path = ''] = about.split('/');
    const sections = openSections({ journey }, facts, state);
    const section = sections.find((each) => each.id === id);
    if (code === 'needless') seen.wrong ||= section !== undefined;
    if (code === 'needless-field') seen.wrong ||= section !== undefined && (await walk.shows(path, id));
    if (code === 'no-variant') seen.wrong ||= section !== undefined && contentOf(section, vocabulary).kind === 'text';
    if (code === 'bounce' && before) seen.wrong ||= placeOf(state) < placeOf(before.state);
  };
  try {
    let rest = await walk.rest();
    await look(rest);
    for (let count = 0; !seen.wrong && rest.state.status !== 'submitted'; count += 1) {
      if (count > longest) throw new Stopped('goes in a circle');
      const edited = presses[count];
      if (edited !== undefined && walk.canEdit(edited)) {
        story.push(`edits ${edited}`);
        await walk.edit(edited);
        await look((rest = await walk.rest()));
      } else {
        const before = rest;
        await walk.goOn(false);
        await look((rest = await walk.rest()), before);
      }
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    story.push(troubles(), error.message);
    if (walk.isThere) await look(walk.now); // what is filled in may have changed what is shown
    if (code === 'stuck' || code === 'waits') seen.wrong = true;
  } finally {
    walk.close();
  }
  return { story, goesWrong: seen.wrong };
}
