/** The number of times that each state and transition was met, for the table printed at the end. */
export class Tally {
  readonly counts = new Map<string, number>();
  private readonly places = new Map<string, string>();

  count(name: string, times = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + times);
  }

  /** Counts the step from where somebody was to where they are. */
  visit(who: string, where: string): void {
    const before = this.places.get(who);
    if (before === where) return;
    this.places.set(who, where);
    this.count(before === undefined ? where : `${before} → ${where.replace(/^page: /, '')}`);
  }

  /** Everybody begins anew. */
  restart(): void {
    this.places.clear();
  }
}
