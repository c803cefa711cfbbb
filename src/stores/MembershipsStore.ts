import { makeAutoObservable } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { membershipsApi, type MembershipType, type PaymentOption, type PaymentType } from '../api/memberships';
import type { Venue } from '../api/venues';
import { Request, type Outcome } from './Request';
import type { ChosenMembership } from './SelectionStore';

export type Category = { readonly id: number; readonly name: string };

/** A membership with the option of the chosen payment type. */
export type Offer = { readonly type: MembershipType; readonly option: PaymentOption };

/** What is sold at a venue, and which of it the customer wants to see. */
export class MembershipsStore {
  readonly request = new Request<readonly MembershipType[]>();
  paymentType: PaymentType = 'recurring';
  /** `undefined` shows all types. */
  category: number | undefined;
  showIneligible = false;
  private readonly api: ReturnType<typeof membershipsApi>;

  constructor(client: ApiClient) {
    this.api = membershipsApi(client);
    makeAutoObservable<this, 'api'>(this, { request: false, api: false });
  }

  get types(): readonly MembershipType[] {
    return this.request.data ?? [];
  }

  get categories(): readonly Category[] {
    const all = this.types.flatMap((type) => type.categories);
    return [...new Map(all.map((category) => [category.id, category])).values()].sort((a, b) =>
      a.name.localeCompare(b.name),
    );
  }

  /** What anybody may buy at a venue. */
  load(venueId: number): Promise<void> {
    return this.take(() => this.api.types(venueId));
  }

  /** What is offered by another call, such as in place of a membership. */
  async take(ask: () => Promise<Outcome<readonly MembershipType[]>>): Promise<void> {
    await this.request.run(ask);
  }

  clear(): void {
    this.request.clear();
    this.category = undefined;
  }

  setPaymentType(paymentType: PaymentType): void {
    this.paymentType = paymentType;
  }

  setCategory(category: number | undefined): void {
    this.category = category;
  }

  setShowIneligible(shown: boolean): void {
    this.showIneligible = shown;
  }

  /** What the customer sees at a venue, under the filters. Offers without prices show only when asked for. */
  offersAt(venue: Venue, mayShowIneligible: boolean): readonly Offer[] {
    return this.types
      .filter((type) => type.name !== '' && type.paymentOptions.length > 0)
      .filter((type) => type.providesAccessTo === null || type.providesAccessTo.some((each) => each.id === venue.id))
      .filter((type) => this.category === undefined || type.categories.some((each) => each.id === this.category))
      .flatMap((type) => {
        const option = type.paymentOptions.find((each) => each.paymentType === this.paymentType);
        return option ? [{ type, option }] : [];
      })
      .filter(({ option }) => option.isPurchasable.hasPrices || (mayShowIneligible && this.showIneligible));
  }

  find(chosen: ChosenMembership | undefined): Offer | undefined {
    const type = this.types.find((each) => each.slug === chosen?.slug);
    const option = type?.paymentOptions.find((each) => each.paymentType === chosen?.paymentType);
    return type && option ? { type, option } : undefined;
  }
}
