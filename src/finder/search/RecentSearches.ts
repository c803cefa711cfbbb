import { makeAutoObservable } from 'mobx';

const most = 5;

/** The terms of this tab's last searches that found something, the latest first. */
export class RecentSearches {
  terms: readonly string[] = [];

  constructor() {
    makeAutoObservable(this);
  }

  add(term: string): void {
    const others = this.terms.filter((each) => each.toLowerCase() !== term.toLowerCase());
    this.terms = [term, ...others].slice(0, most);
  }

  clear(): void {
    this.terms = [];
  }
}
