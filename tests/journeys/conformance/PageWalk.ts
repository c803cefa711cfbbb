import { fireEvent } from '@testing-library/dom';
import { seedPassword } from '../../../operator/seed/customers';
import { vocabulary } from '../../../schemas/vocabulary';
import { contentOf } from '../../../src/ground/journey/language/content';
import type { JourneyState } from '../../../src/ground/journey/language/step';
import type { Facts } from '../../../src/ground/rules/rules';
import type { JourneyStore } from '../../../src/kit/walk/JourneyStore';
import { membershipFor } from '../support/casting';
import { loadTab, openTab, type Tab } from '../support/openTab';
import type { Visitor } from '../support/Visitor';
import { fillIn } from './answers';

/** The page where it waits for the customer. */
export type Rest = { readonly state: JourneyState; readonly facts: Facts };

/** The customer cannot go on, and why. */
export class Stopped extends Error {}

/** The time in which a page that goes on at all does so. */
const patienceMs = 15_000;

/** A customer at the rendered page, who does what the open section asks for and presses its button. */
export class PageWalk {
  /** The labels of the fields that were filled in by the last Continue. */
  filled: readonly string[] = [];
  private tab: Tab;

  constructor(
    private readonly visitor: Visitor,
    private readonly customer: Facts,
    private readonly first: string,
  ) {
    this.tab = openTab(visitor, first);
  }

  close(): void {
    this.tab.close();
  }

  get left(): readonly string[] {
    return this.tab.left;
  }

  private get journey(): JourneyStore {
    return this.tab.app.joining.joining.journey;
  }

  /** Waits until the page waits for the customer. */
  async rest(): Promise<Rest> {
    await until(() => this.isAtRest(), 'the page to be at rest');
    const { state, facts } = this.journey;
    return { state, facts };
  }

  /** Fills in the open section and presses its button; with `saves`, an optional form is changed first, which saves it. */
  async goOn(saves: boolean): Promise<void> {
    const { state } = this.journey;
    await until(
      () => mainButton() !== undefined || choiceButton(this.customer) !== undefined,
      `a button in ${state.open}`,
    );
    await until(() => openPart().querySelector('.skel') === null, `the fields of ${state.open}`);
    if (this.asks) await until(() => openPart().querySelector('input, select') !== null, `the fields of ${state.open}`);
    this.filled = fillIn(openPart());
    await turn();
    const button = (): HTMLElement | undefined => choiceButton(this.customer) ?? mainButton();
    await until(() => {
      this.filled = [...this.filled, ...fillIn(openPart())];
      return isReady(button());
    }, `the button of ${state.open} to be ready`);
    if (saves && this.journey.open?.form?.optional === true) changeSomething(openPart());
    await turn();
    button()?.click();
    await until(() => this.journey.state !== state || this.tab.left.length > 0, `${state.open} to be left`);
    await turns();
  }

  /** True if the open section shows fields of its own. */
  private get asks(): boolean {
    const model = this.tab.app.joining.forms.model(this.journey.state.open ?? '');
    const { open } = this.journey;
    return open !== undefined && contentOf(open, vocabulary).kind === 'fields' && (model?.shownFields.length ?? 1) > 0;
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
    this.tab = loadTab(this.visitor);
    await turn();
  }

  /** Presses the browser's Back, unless that would leave the visit. */
  async back(): Promise<void> {
    if (window.location.pathname === this.first) return;
    const left = new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));
    window.history.back();
    await left;
    await turns();
  }

  async logIn(username: string): Promise<void> {
    await this.tab.app.signIn.session.logIn(username, seedPassword);
  }

  async logOut(): Promise<void> {
    await this.tab.app.signIn.session.logOut();
  }

  private isAtRest(): boolean {
    const { status, open } = this.journey.state;
    if (status === 'submitted') return true;
    const { joining } = this.tab.app.joining;
    const isIdle = this.visitor.pending === 0 && joining.arrival.status !== 'coming';
    return isIdle && status === 'filling' && open !== null && document.querySelector('[aria-current=step]') !== null;
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

function openPart(): Element {
  return document.querySelector('[aria-current=step] .sec-body') ?? document.body;
}

/** The button of the open section that goes on. */
function mainButton(): HTMLElement | undefined {
  return [...openPart().querySelectorAll<HTMLElement>('.sec-foot .btn-primary')].at(-1);
}

/** Types a space behind the first answer of a form, which changes it and says the same. */
function changeSomething(part: Element): void {
  const input = [...part.querySelectorAll<HTMLInputElement>('form input')].find(({ value }) => value !== '');
  if (input) fireEvent.change(input, { target: { value: `${input.value} ` } });
}

/** The button that chooses the customer's centre or membership where the open section lists them. */
function choiceButton(customer: Facts): HTMLElement | undefined {
  const part = openPart();
  const toggle = [...part.querySelectorAll<HTMLInputElement>('input[name=payment-type]')];
  const wanted = toggle[customer.plan === 'fixed' ? 1 : 0];
  if (wanted && !wanted.checked) fireEvent.click(wanted);
  const pass =
    part.querySelector('.passes') &&
    part.querySelector(`article[aria-labelledby="membership-${membershipFor(customer).typeId}"] .btn`);
  return (pass ??
    [...part.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Select and continue'))) as
    HTMLElement | undefined;
}

function isReady(button: HTMLElement | undefined): boolean {
  return button !== undefined && button.getAttribute('aria-disabled') !== 'true' && !button.hasAttribute('disabled');
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!isSo()) {
    if (performance.now() > end) throw new Stopped(`waits for ${what}`);
    await turn();
  }
}

/** Lets the page take notice of a new address. */
async function turns(): Promise<void> {
  for (let count = 0; count < 6; count += 1) await turn();
}

function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
