import { makeAutoObservable } from 'mobx';
import type { PaymentType } from '../../kit/api/memberships';

export type ChosenMembership = { readonly slug: string; readonly paymentType: PaymentType };

/** The customer's chosen centre and membership, by the slugs in the page's address. */
export class SelectionStore {
  centre: string | undefined;
  membership: ChosenMembership | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  /** Chooses a centre. Another centre clears the chosen membership. */
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
