import type { SiteLabel } from '../../../operator/setup/hosts';
import { parentDomain } from '../../../operator/setup/hosts';
import { browserServices } from '../../../src/shell/services';
import type { CallName } from '../../../src/kit/api/call';
import type { Services, SiteCookie } from '../../../src/ground/core/services';
import { loadTab, type Tab } from '../../journeys/support/openTab';
import type { Visitor } from '../../journeys/support/Visitor';
import { haste, slowMs, type AnswerName } from '../answers';
import { control, field, hasKept, typedValues } from '../page/controls';
import { look } from '../page/look';
import { pageTexts } from '../page/texts';
import { watchTexts } from '../page/watching';
import { Act, type Step } from '../Row';
import type { Visit } from '../Visit';
import { FaultyNetwork } from './FaultyNetwork';
import { isThere, perform, put } from './perform';
import { watchUncaught } from './watchUncaught';

/** The time without a change of the page and without a request after which it counts as being at rest, in milliseconds. */
const restMs = 40;

/** The longest time that anything on the page may take here, in milliseconds. */
const patienceMs = 12_000;

/** A visitor's tab in the test's own document, which follows the page when it sends the browser to another one. */
export class RenderedVisit implements Visit {
  said = new Set<string>();
  private readonly faulty: FaultyNetwork;
  private readonly errors = watchUncaught();
  private readonly filled = new Set<string>();
  private stopListening = (): void => undefined;
  private tab: Tab | undefined;
  /** The addresses that were left by a link to another document, the last one at the end. */
  private readonly earlier: string[] = [];
  private changedAt = performance.now();
  private readonly observer = new MutationObserver(() => (this.changedAt = performance.now()));

  /** `venue`: the text of the cookie with the selected centre. */
  constructor(
    private readonly visitor: Visitor,
    private venue?: string,
  ) {
    this.faulty = new FaultyNetwork({
      network: visitor.network,
      slow: visitor.lateNetwork(slowMs / haste),
      endSession: () => this.endSession(),
    });
    for (const type of ['input', 'change']) document.addEventListener(type, this.note, true);
    window.addEventListener('click', this.followLink);
    this.observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  get hits(): number {
    return this.faulty.hits;
  }

  get waitsForSlow(): boolean {
    return this.faulty.slow > 0;
  }

  get made(): readonly string[] {
    return this.faulty.made;
  }

  get uncaught(): readonly string[] {
    return this.errors.found;
  }

  async open(site: SiteLabel, path: string, kept: Readonly<Record<string, string>> = {}): Promise<void> {
    window.sessionStorage.clear();
    for (const [key, value] of Object.entries(kept)) window.sessionStorage.setItem(key, value);
    this.load(`http://${site}.${parentDomain}:4000${path}`);
    await this.listen();
  }

  setFault(call: CallName, answer: AnswerName): void {
    this.faulty.set(call, answer);
  }

  liftFault(): void {
    this.faulty.lift();
  }

  look = () => Promise.resolve(look());

  isAtRest = () => Promise.resolve(this.faulty.pending === 0 && performance.now() - this.changedAt > restMs);

  listen(leaveOut?: 'what is there'): Promise<void> {
    this.stopListening();
    const known = new Set(leaveOut === undefined ? [] : pageTexts());
    const said = (this.said = new Set<string>());
    this.stopListening = watchTexts((texts) => {
      for (const text of texts) if (!known.has(text)) said.add(text);
    });
    return Promise.resolve();
  }

  typed = () => Promise.resolve(new Map(typedValues().filter(([id]) => this.filled.has(id))));

  canTake(step: Step): Promise<boolean> {
    if (typeof step === 'string') return Promise.resolve(control(step) !== undefined);
    if (step instanceof Act) return Promise.resolve(isThere(step.deed));
    return Promise.resolve(Object.keys(step).every((label) => field(label) !== undefined));
  }

  async take(step: Step): Promise<boolean> {
    if (step instanceof Act) return perform(step.deed);
    if (typeof step === 'string') {
      control(step)?.click();
      return true;
    }
    for (const [label, value] of Object.entries(step)) {
      const input = field(label);
      if (input) put(input, value);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
    return true;
  }

  hasKept = (label: string, value: string | true) => Promise.resolve(hasKept(label, value));

  back(): Promise<void> {
    const address = this.earlier.pop();
    if (address === undefined) window.history.back();
    else this.load(address);
    return Promise.resolve();
  }

  async until(isSo: () => Promise<boolean>, longestMs = patienceMs): Promise<boolean> {
    const end = performance.now() + longestMs;
    while (!(await isSo())) {
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 10));
      this.follow();
    }
    return true;
  }

  close(): Promise<void> {
    this.observer.disconnect();
    this.errors.stop();
    this.stopListening();
    for (const type of ['input', 'change']) document.removeEventListener(type, this.note, true);
    window.removeEventListener('click', this.followLink);
    this.tab?.close();
    return Promise.resolve();
  }

  private readonly note = ({ target }: Event): void => {
    if (target instanceof HTMLElement) this.filled.add(target.id);
  };

  /** Loads what a link leads to, as a browser does where the page's router leaves it to the browser. */
  private readonly followLink = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!link || event.defaultPrevented || link.target === '_blank' || link.hasAttribute('download')) return;
    if (!/^(?:https?:|\/)/.test(href)) return; // a place on this page, or a mail program's
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    this.earlier.push(`http://${this.host}:4000${pathname}${search}${hash}`);
    this.load(href);
  };

  private async endSession(): Promise<void> {
    await this.visitor.prepare('POST', '/sandbox/end-sessions', {});
  }

  private follow(): void {
    const [address] = this.tab?.left ?? [];
    if (address !== undefined) this.load(address);
  }

  private load(address: string): void {
    if (this.tab) window.dispatchEvent(new Event('pagehide'));
    this.tab?.close();
    const url = new URL(address, `http://${this.host}:4000${window.location.pathname}`);
    window.history.replaceState(null, '', `${url.pathname}${url.search}${url.hash}`);
    this.host = url.hostname;
    const { tokenCookie, server } = this.visitor;
    const { network } = this.faulty;
    this.tab = loadTab({ network, tokenCookie, server }, this.host, { clock: quickClock, venue: this.venueCookie });
    this.changedAt = performance.now();
  }

  private readonly venueCookie: SiteCookie = {
    read: () => this.venue,
    write: (text) => void (this.venue = text),
    remove: () => void (this.venue = undefined),
  };

  private host = window.location.hostname;
}

const { clock } = browserServices();

/** A clock on which the page's waits are short; its time is the real one. */
const quickClock: Services['clock'] = {
  now: () => clock.now(),
  after: (delayMs, run) => clock.after(delayMs / haste, run),
  every: (everyMs, run) => clock.every(everyMs / haste, run),
};
