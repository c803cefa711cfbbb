import type { SiteLabel } from '../../operator/setup/hosts';
import { parentDomain } from '../../operator/setup/hosts';
import { browserServices } from '../../src/shell/services';
import type { Services, SiteCookie } from '../../src/ground/core/services';
import { loadTab, type Tab } from '../journeys/support/openTab';
import type { Visitor } from '../journeys/support/Visitor';
import { haste } from './answers';
import { typedValues } from './controls';
import { FaultyNetwork } from './FaultyNetwork';

/** The time without a change of the page and without a request after which it counts as being at rest, in milliseconds. */
const restMs = 40;

/** A visitor's tab, which follows the page when it sends the browser to another document. */
export class Visit {
  readonly faulty: FaultyNetwork;
  private readonly filled = new Set<string>();
  private tab: Tab | undefined;
  private changedAt = performance.now();
  private readonly observer = new MutationObserver(() => (this.changedAt = performance.now()));

  /** `venue`: the text of the cookie with the selected centre. */
  constructor(
    readonly visitor: Visitor,
    private venue?: string,
  ) {
    this.faulty = new FaultyNetwork(visitor.network, () => this.endSession());
    for (const type of ['input', 'change']) document.addEventListener(type, this.note, true);
    this.observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  /** Opens a page in a new tab, in which something may be kept from before. */
  open(site: SiteLabel, path: string, kept: Readonly<Record<string, string>> = {}): void {
    window.sessionStorage.clear();
    for (const [key, value] of Object.entries(kept)) window.sessionStorage.setItem(key, value);
    this.load(`http://${site}.${parentDomain}:4000${path}`);
  }

  close(): void {
    this.observer.disconnect();
    for (const type of ['input', 'change']) document.removeEventListener(type, this.note, true);
    this.tab?.close();
  }

  /** The values of the fields that somebody has filled in on this page, by their ids. */
  typed(): ReadonlyMap<string, string> {
    return new Map([...typedValues()].filter(([id]) => this.filled.has(id)));
  }

  /** Waits until something is so, and follows the page meanwhile. Resolves with false if it takes too long. */
  async until(isSo: () => boolean, patienceMs: number): Promise<boolean> {
    const end = performance.now() + patienceMs;
    while (!isSo()) {
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 10));
      this.follow();
    }
    return true;
  }

  get isAtRest(): boolean {
    return this.faulty.pending === 0 && performance.now() - this.changedAt > restMs;
  }

  private readonly note = ({ target }: Event): void => {
    if (target instanceof HTMLElement) this.filled.add(target.id);
  };

  private async endSession(): Promise<void> {
    await this.visitor.prepare('POST', '/sandbox/end-sessions', {});
  }

  private follow(): void {
    const [address] = this.tab?.left ?? [];
    if (address !== undefined) this.load(address);
  }

  private load(address: string): void {
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
