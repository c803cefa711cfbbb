import { makeAutoObservable } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { joiningApi, type JoiningCart } from '../api/joining';
import { membershipsApi, type Terms } from '../api/memberships';
import type { Due, Payable, Tender } from './Payable';
import { Request } from './Request';

/** The joining cart on the server, and the terms that paying for it asks to accept. */
export class CartStore implements Payable {
  readonly tenders: readonly Tender[] = [];
  readonly waivers: readonly number[] = [];
  private left = false;
  /** The membership type that `membershipTerms` was asked for. */
  private termsTypeId: number | undefined;
  readonly request = new Request<JoiningCart | null>();
  readonly terms = new Request<readonly Terms[]>();
  /** The health commitment and the terms of the membership in the cart, to be read again; paying does not wait for them. */
  readonly membershipTerms = new Request<readonly Terms[]>();
  private readonly api: ReturnType<typeof joiningApi>;
  private readonly memberships: ReturnType<typeof membershipsApi>;

  constructor(
    client: ApiClient,
    private readonly source: string,
  ) {
    this.api = joiningApi(client);
    this.memberships = membershipsApi(client);
    makeAutoObservable<this, 'api' | 'memberships' | 'source' | 'termsTypeId'>(this, {
      termsTypeId: false,
      request: false,
      terms: false,
      membershipTerms: false,
      tenders: false,
      waivers: false,
      api: false,
      memberships: false,
      source: false,
    });
  }

  get cart(): JoiningCart | undefined {
    return this.left ? undefined : (this.request.data ?? undefined);
  }

  get id(): string | undefined {
    return this.cart?.cartId;
  }

  get fingerprint(): string {
    const { cart } = this;
    if (!cart) return '';
    const { cartId, membershipType, paymentOption, startDate, homeVenue } = cart;
    const { id, totalToPayNow } = paymentOption;
    return JSON.stringify([cartId, membershipType.id, id, startDate, homeVenue.id, totalToPayNow.raw]);
  }

  get due(): Due | undefined {
    return this.cart?.paymentOption.totalToPayNow;
  }

  /** How many items wait in it, whatever they are to this page. */
  get itemCount(): number {
    return this.request.data ? 1 : 0;
  }

  /** The fact `cart`, for a customer who is signed in. */
  get fact(): 'pending' | 'none' | 'loaded' {
    if (this.left) return 'none';
    const { status, data } = this.request;
    if (status === 'idle' || status === 'loading') return 'pending';
    return data ? 'loaded' : 'none';
  }

  async load(): Promise<void> {
    this.left = false;
    await this.request.run(() => this.api.cart());
  }

  async loadTerms(): Promise<void> {
    const { cart, membershipTerms } = this;
    if (!cart) return;
    const { id } = cart.membershipType;
    if (membershipTerms.data === undefined || this.termsTypeId !== id) {
      this.termsTypeId = id;
      void membershipTerms.run(() => this.memberships.typeTerms(id));
    }
    await this.terms.run(() => this.api.cartTerms(cart.cartId));
  }

  async discard(): Promise<boolean> {
    const answer = await this.api.clear(this.source);
    const isBeingPaid = answer.ok && !answer.data.cleared;
    if (!isBeingPaid) this.clear();
    return answer.ok && answer.data.cleared;
  }

  /** It stays on the server, and is nothing to the customer on this page until it is loaded again. */
  leave(): void {
    this.left = true;
  }

  clear(): void {
    this.left = false;
    this.request.clear();
    this.terms.clear();
    this.membershipTerms.clear();
  }
}
