import { logInApi } from '../../../src/kit/api/logIn';
import { fireEvent } from '@testing-library/dom';
import { seedPassword } from '../../../operator/seed/customers';
import { vocabulary } from '../../../schemas/vocabulary';
import { contentOf } from '../../../src/ground/journey/language/content';
import type { JourneyState } from '../../../src/ground/journey/language/step';
import type { Facts } from '../../../src/ground/rules/rules';
import type { JourneyStore } from '../../../src/kit/walk/JourneyStore';
import { loadTab, openTab, type Tab } from '../support/openTab';
import type { Visitor } from '../support/Visitor';
import { fillIn } from './answers';
import type { Arrived } from './casts';
import type { Models, Screen } from './screens';

/** The page where it waits for the customer. */
export type Rest = { readonly state: JourneyState; readonly facts: Facts };

/** The time in which the page takes notice of an entry of the history that leads to another section, in milliseconds. */
const noticeMs = 400;

/** The turns of the page's own work that it gets before it counts as quiet, however slow the machine is. */
const fewestTurns = 200;

/** The customer cannot go on, and why. */
export class Stopped extends Error {}

/** A customer at the rendered page, who does what the open section asks for and presses its button. */
export class PageWalk {
  private tab: Tab;
  private readonly visitor: Visitor;

  /** `patienceMs`: the time after which a page that asks the server for nothing and does not go on has stopped. */
  constructor(
    private readonly arrived: Arrived,
    private readonly customer: Facts,
    private readonly screen: Screen,
    private readonly patienceMs = 15_000,
  ) {
    this.visitor = arrived.visitor;
    this.tab = openTab(this.visitor, arrived.path, arrived.host);
  }

  close(): void {
    this.tab.close();
  }

  private get journey(): JourneyStore | undefined {
    return this.screen.walk(this.tab.app)?.journey;
  }

  /** Waits until the page waits for the customer. */
  async rest(): Promise<Rest> {
    await this.until(() => this.isAtRest(), 'the page to be at rest');
    return this.now;
  }

  /** True if the page has the journey; a page that is still loading or has failed has none. */
  get isThere(): boolean {
    return this.journey !== undefined;
  }

  /** The page as it stands, whether it waits for the customer or not. */
  get now(): Rest {
    const { state, facts } = this.walked;
    // A payment is busy from its submit on, which is no more than the submit itself.
    return { state, facts: state.status === 'submitted' && facts.payment ? { ...facts, payment: 'ready' } : facts };
  }

  /** Fills in what is open and presses its button; with `saves`, an optional form is changed first, which saves it. */
  async goOn(saves: boolean): Promise<void> {
    const { screen, customer } = this;
    const { state } = this.walked;
    const name = state.open ?? 'the page';
    const button = (): HTMLElement | undefined => screen.button(customer);
    await this.until(() => button() !== undefined, `a button in ${name}`);
    screen.choose(customer);
    await this.until(() => screen.part().querySelector('.skel') === null, `the fields of ${name}`);
    if (this.asks)
      await this.until(() => screen.part().querySelector('input, select') !== null, `the fields of ${name}`);
    await this.until(() => {
      fillIn(screen.part());
      return isReady(button());
    }, `the button of ${name} to be ready`);
    if (saves && this.walked.open?.form?.optional === true) changeSomething(screen.part());
    await turn();
    button()?.click();
    await this.until(() => this.walked.state !== state || this.tab.left.length > 0, `${name} to be left`);
    await turns();
  }

  /** Waits for a section's form, and reports whether a field of it is on the page, by its dotted path. */
  async shows(path: string, section: string): Promise<boolean> {
    const forms = (): Models | undefined => this.screen.walk(this.tab.app)?.forms;
    await this.until(() => forms()?.model(section) !== undefined, `the fields of ${section}`);
    try {
      await this.until(() => forms()?.model(section)?.field(path)?.shown === true, path);
      return true;
    } catch (error) {
      if (error instanceof Stopped) return false;
      throw error;
    }
  }

  canEdit(section: string): boolean {
    return editButton(section) !== undefined;
  }

  async edit(section: string): Promise<void> {
    editButton(section)?.click();
    await turn();
  }

  /** Loads the page anew at its address, as it was kept in the tab. */
  async reload(): Promise<void> {
    fireEvent(window, new Event('pagehide'));
    this.tab.close();
    this.tab = loadTab(this.visitor, this.arrived.host);
    await turn();
  }

  /** Presses the browser's Back, unless that would leave the visit. */
  async back(): Promise<void> {
    const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number }; // the router's own count of entries
    if (idx === 0) return;
    const left = new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));
    const state = this.journey?.state;
    window.history.back();
    await left;
    const end = performance.now() + noticeMs;
    while (this.journey?.state === state && performance.now() < end) await turn();
  }

  async logIn(username: string): Promise<void> {
    const { session, client } = this.tab.app.signIn;
    await session.logIn(() => logInApi(client).byPassword({ username, password: seedPassword }));
  }

  async logOut(): Promise<void> {
    await this.tab.app.signIn.session.logOut();
  }

  private get walked(): JourneyStore {
    if (!this.journey) throw new Stopped('has lost its journey');
    return this.journey;
  }

  /** True if the open section shows fields of its own. */
  private get asks(): boolean {
    const { open } = this.walked;
    const model = this.screen.walk(this.tab.app)?.forms?.model(open?.id ?? '');
    return open !== undefined && contentOf(open, vocabulary).kind === 'fields' && (model?.shownFields.length ?? 1) > 0;
  }

  private isAtRest(): boolean {
    const { journey } = this;
    if (journey?.state.status === 'submitted') return true;
    if (this.visitor.pending > 0 || journey?.state.status !== 'filling') return false;
    const isOpen = journey.journey.layout === 'all-open' || journey.state.open !== null;
    return isOpen && this.screen.isReady(this.tab.app);
  }

  /** Waits for something. Only a quiet page loses patience: neither a request that is pending counts, nor a slow machine. */
  private async until(isSo: () => boolean, what: string): Promise<void> {
    let quietSince = performance.now();
    let turns = 0;
    while (!isSo()) {
      if (this.visitor.pending > 0) {
        quietSince = performance.now();
        turns = 0;
      }
      if (turns > fewestTurns && performance.now() - quietSince > this.patienceMs)
        throw new Stopped(`waits for ${what}`);
      await turn();
      turns += 1;
    }
  }
}

/** The messages of the page about what went wrong. */
export function troubles(): string {
  return [...document.querySelectorAll('.note, .field-error, .toast')]
    .map(({ textContent }) => textContent)
    .join(' / ');
}

function editButton(section: string): HTMLElement | undefined {
  return document.getElementById(`${section}-title`)?.closest('.sec-head')?.querySelector('button') ?? undefined;
}

/** Types a space behind the first answer of a form, which changes it and says the same. */
function changeSomething(part: Element): void {
  const input = [...part.querySelectorAll<HTMLInputElement>('form input')].find(({ value }) => value !== '');
  if (input) fireEvent.change(input, { target: { value: `${input.value} ` } });
}

function isReady(button: HTMLElement | undefined): boolean {
  return button !== undefined && button.getAttribute('aria-disabled') !== 'true' && !button.hasAttribute('disabled');
}

/** Lets the page take notice of a new address. */
async function turns(): Promise<void> {
  for (let count = 0; count < 6; count += 1) await turn();
}

function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
