import { makeAutoObservable } from 'mobx';
import { messages } from '../../ground/core/messages';
import type { ApiClient } from '../../kit/api/ApiClient';
import { membershipsApi, type MembershipType, type PaymentOption, type PaymentType } from '../../kit/api/memberships';
import type { Venue } from '../../kit/api/venues';
import { ApiRequest, type RequestOutcome } from '../../kit/api/ApiRequest';
import type { ChosenMembership } from './SelectionStore';

export type Category = { readonly id: number; readonly name: string };

/** A membership with the option of the chosen payment type. */
export type MembershipOffer = { readonly type: MembershipType; readonly option: PaymentOption };

/** The membership types on sale at a venue, and the customer's filters. */
export class MembershipOffersStore {
  readonly request = new ApiRequest<readonly MembershipType[]>();
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

  /** Loads the membership types on sale at a venue. */
  load(venueId: number): Promise<void> {
    return this.loadFrom(() => this.api.types(venueId));
  }

  /** Loads the membership types by another call, such as those that a membership can be changed to. */
  async loadFrom(send: () => Promise<RequestOutcome<readonly MembershipType[]>>): Promise<void> {
    await this.request.run(send);
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

  /**
   * The offers at a venue that pass the filters, or would with another payment type. Offers without prices are included only
   * with `showIneligible`.
   */
  offersAt(venue: Venue, mayShowIneligible: boolean, paymentType = this.paymentType): readonly MembershipOffer[] {
    return this.types
      .filter((type) => type.name !== '' && type.paymentOptions.length > 0)
      .filter((type) => type.providesAccessTo === null || type.providesAccessTo.some((each) => each.id === venue.id))
      .filter((type) => this.category === undefined || type.categories.some((each) => each.id === this.category))
      .flatMap((type) => {
        const option = type.paymentOptions.find((each) => each.paymentType === paymentType);
        return option ? [{ type, option }] : [];
      })
      .filter(({ option }) => option.isPurchasable.hasPrices || (mayShowIneligible && this.showIneligible));
  }

  find(chosen: ChosenMembership | undefined): MembershipOffer | undefined {
    const type = this.types.find((each) => each.slug === chosen?.slug);
    const option = type?.paymentOptions.find((each) => each.paymentType === chosen?.paymentType);
    return type && option ? { type, option } : undefined;
  }
}

/** Says why a membership cannot be bought: the customer has it, or it is not for them. */
export function refusalOf({ type, option }: MembershipOffer): string {
  return (type.heldUntil === undefined ? undefined : option.isPurchasable.message) ?? messages.ineligible;
}
