import { makeAutoObservable } from 'mobx';
import type { PaymentType } from '../api/memberships';

export type ChosenMembership = { readonly slug: string; readonly paymentType: PaymentType };

/** What the customer has chosen, by the slugs that stand in the address. */
export class SelectionStore {
  centre: string | undefined;
  membership: ChosenMembership | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  /** Another centre takes the membership with it. */
  chooseCentre(slug: string | undefined): void {
    if (slug !== this.centre) this.membership = undefined;
    this.centre = slug;
  }

  chooseMembership(membership: ChosenMembership | undefined): void {
    this.membership = membership;
  }

  clear(): void {
    this.centre = undefined;
    this.membership = undefined;
  }
}
