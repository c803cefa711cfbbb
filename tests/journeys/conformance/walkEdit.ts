import { expect } from 'vitest';
import { vocabulary } from '../../../schemas/vocabulary';
import { outcomeOf } from '../../../src/ground/journey/language/lookups';
import { ownerOf } from '../../../src/ground/journey/language/provisions';
import type { Facts } from '../../../src/ground/rules/rules';
import type { Random } from '../../money/Random';
import type { Server } from '../support/startServer';
import type { Visitor } from '../support/Visitor';
import { castOf } from './casts';
import { sentFields, type Act, type Model } from './Model';
import { PageWalk, Stopped, troubles, type Rest } from './PageWalk';
import type { Interruption } from './screens';

/** A walk through the page and what it disagreed with the check about, if anything. */
export type Walked = { readonly story: readonly string[]; readonly disagreement: string | undefined };

/** The most Continues that a walk takes with all that comes between. */
const longest = 40;

/** Walks a customer through the page of a journey that passed the check, with as many interruptions as `random` says. */
export async function walkEdit(model: Model, customer: Facts, server: Server, random: Random): Promise<Walked> {
  const { journey } = model.language;
  const { come, screen } = castOf(journey.id);
  const arrived = await come(customer, server);
  await arrived.visitor.serve(journey);
  const walk = new PageWalk(arrived, customer, screen);
  const walker = new Walker(model, { walk, visitor: arrived.visitor, interruptions: screen.interruptions }, random);
  const { story } = walker;
  try {
    await walker.toTheEnd();
    return { story, disagreement: undefined };
  } catch (error) {
    return { story: [...story, troubles()], disagreement: error instanceof Error ? error.message : String(error) };
  } finally {
    walk.close();
  }
}

type Page = {
  readonly walk: PageWalk;
  readonly visitor: Visitor;
  readonly interruptions: readonly Interruption[];
};

class Walker {
  readonly story: string[] = [];
  private pressed: string[] = [];
  /** The number of interruptions that are still to come. */
  private left = 2;

  constructor(
    private readonly model: Model,
    private readonly page: Page,
    private readonly random: Random,
  ) {}

  private get walk(): PageWalk {
    return this.page.walk;
  }

  async toTheEnd(): Promise<void> {
    let rest = await this.rest('arrive');
    for (let steps = 0; rest.state.status !== 'submitted'; steps += 1) {
      if (steps > longest) throw new Stopped('never comes to an end');
      rest = (await this.interruption(rest)) ?? (await this.goOn(rest));
    }
    this.checkSent(rest);
  }

  private async goOn({ state }: Rest): Promise<Rest> {
    const open = state.open ?? 'everything';
    if (state.open === null && this.isOneAtATime) throw new Stopped('has nothing open');
    if (this.pressed.includes(open)) throw new Stopped(`is asked "${open}" twice`);
    this.pressed.push(open);
    this.story.push(`fills in ${open}`);
    await this.walk.goOn(this.random.chance(0.3));
    const rest = await this.rest('go on');
    if (rest.state.open === state.open && rest.state.status === 'filling')
      throw new Stopped(`presses Continue in "${open}", and stays`);
    return rest;
  }

  /** Does something else than going on, at times; the customer may then be asked again what is lost by it. */
  private async interruption(rest: Rest): Promise<Rest | undefined> {
    if (this.left === 0 || !this.random.chance(0.2)) return undefined;
    this.left -= 1;
    this.pressed = [];
    const without = rest.facts.loggedIn === 'yes' ? 'log in' : 'log out';
    const edited = rest.state.edited.filter((id) => this.walk.canEdit(id));
    const way = this.random.of(
      this.page.interruptions.filter((each) => each !== without && (each !== 'edit' || edited.length > 0)),
    );
    this.story.push(way);
    switch (way) {
      case 'reload':
        await this.walk.reload();
        return this.rest('reload');
      case 'back':
        await this.walk.back();
        return this.rest('back');
      case 'edit':
        await this.walk.edit(this.random.of(edited));
        return this.rest('edit');
      case 'log in':
        await this.walk.logIn('grace@example.org');
        return this.rest('log in');
      default:
        await this.walk.logOut();
        return this.rest('log out');
    }
  }

  private async rest(act: Act): Promise<Rest> {
    const rest = await this.walk.rest();
    const { open, status, has } = rest.state;
    this.story.push(`→ ${open ?? status} (has ${has.join(' ')})`);
    if (!this.model.follows(act, rest))
      throw new Stopped(`is where the check knows no way to: ${JSON.stringify(rest)}`);
    return rest;
  }

  private get isOneAtATime(): boolean {
    return this.model.language.journey.layout === 'one-at-a-time';
  }

  /** The outcome's call takes what the check said, and nothing else. */
  private checkSent(rest: Rest): void {
    const { journey } = this.model.language;
    const { sends } = outcomeOf(vocabulary, journey.outcome);
    const own = this.page.visitor.bodies.filter(({ call }) => call === sends || call === freely);
    const { must, may } = sentFields(this.model.language, rest);
    const paths = pathsOf(own[0]?.body).filter((path) => !always.has(path) && ownerOf(vocabulary, path) !== undefined);
    expect(
      paths.filter((path) => !may.some((each) => isWithin(path, each))),
      'is sent though nobody was asked',
    ).toEqual([]);
    expect(
      must.filter((each) => !paths.some((path) => isWithin(path, each))),
      'was asked and is not sent',
    ).toEqual([]);
  }
}

/** The call that completes an order which nothing is due for. */
const freely = 'completePayment';

/** The fields that the page sends of its own, whatever the forms ask. */
const always = new Set(['homeVenueId', 'membershipTypeId', 'paymentOptionId', 'answers']);

function isWithin(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`);
}

function pathsOf(value: unknown, within = ''): readonly string[] {
  if (Array.isArray(value)) return value.length > 0 ? [within] : []; // an empty list says nothing
  if (value === null) return []; // neither does null
  if (typeof value !== 'object') return [within];
  return Object.entries(value).flatMap(([name, each]) => {
    const own = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return pathsOf(each, within === '' ? own : `${within}.${own}`);
  });
}
