import type { JourneyEffect } from '../../ground/journey/language/step';
import type { JoiningParts } from './parts';
import type { Chosen } from './choice';

type Opened = Extract<JourneyEffect, { readonly kind: 'opened' }>;

/**
 * The walk in the browser's history: each section that it opens is an entry, which keeps the section's id and nothing of
 * what was filled in.
 */
export class Trail {
  private isShown = false;

  constructor(
    private readonly parts: Pick<JoiningParts, 'navigator' | 'selection'>,
    private readonly pathOf: (centre: Chosen['centre'], membership: Chosen['membership']) => string,
  ) {}

  /** Writes to the browser's history from now on, while a screen shows the walk. Returns a disposer. */
  show(): () => void {
    this.isShown = true;
    return () => void (this.isShown = false);
  }

  opened({ section, entry }: Omit<Opened, 'kind'>): void {
    if (entry === 'new') this.go(section, { replace: false });
    else if (this.isShown) this.parts.navigator.mark({ section });
  }

  /** Corrects an entry that names another section than the open one: it led to the nearest that can be opened. */
  settle(open: string | null, named: string | undefined): void {
    if (open !== null && open !== named) this.opened({ section: open, entry: 'same' });
  }

  /** Shows the choice in the address, with the open section. */
  go(section: string | null, { replace }: { readonly replace: boolean }): void {
    if (!this.isShown || (section === null && replace)) return; // an entry keeps its section while the joining is sent
    const { navigator, selection } = this.parts;
    const path = this.pathOf(selection.centre, selection.membership);
    navigator.go(path, { replace, ...(section === null ? {} : { state: { section } }) });
  }
}
