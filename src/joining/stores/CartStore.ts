import { makeAutoObservable } from 'mobx';
import type { ApiClient } from '../../kit/api/ApiClient';
import { joiningApi, type JoiningCart } from '../../kit/api/joining';
import { membershipsApi, type Terms } from '../../kit/api/memberships';
import type { Due, Payable, Tender } from '../../checkout/Payable';
import { ApiRequest } from '../../kit/api/ApiRequest';

/** The joining cart on the server, and the terms to accept before paying for it. */
export class CartStore implements Payable {
  readonly tenders: readonly Tender[] = [];
  readonly waivers: readonly number[] = [];
  private isHidden = false;
  /** Id of the membership type that `membershipTerms` was loaded for. */
  private termsTypeId: number | undefined;
  readonly request = new ApiRequest<JoiningCart | null>();
  readonly terms = new ApiRequest<readonly Terms[]>();
  /** The health commitment and the terms of the membership in the cart, for reading again; paying doesn't wait for them. */
  readonly membershipTerms = new ApiRequest<readonly Terms[]>();
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
    return this.isHidden ? undefined : (this.request.data ?? undefined);
  }

  get id(): string | undefined {
    return this.cart?.cartId;
  }

  get version(): string {
    return this.cart?.version ?? '';
  }

  get due(): Due | undefined {
    return this.cart?.paymentOption.totalToPayNow;
  }

  /** The number of items in the server's cart, even after hide(). */
  get itemCount(): number {
    return this.request.data ? 1 : 0;
  }

  /** The fact `cart` of a signed-in customer. */
  get fact(): 'pending' | 'none' | 'loaded' {
    if (this.isHidden) return 'none';
    const { status, data } = this.request;
    if (status === 'idle' || status === 'loading') return 'pending';
    return data ? 'loaded' : 'none';
  }

  async load(): Promise<void> {
    this.isHidden = false;
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
    if (this.terms.error?.status === 404) await this.load();
  }

  async discard(): Promise<boolean> {
    const answer = await this.api.clear(this.source);
    const isBeingPaid = answer.ok && !answer.data.cleared;
    if (!isBeingPaid) this.clear();
    return answer.ok && answer.data.cleared;
  }

  /** Hides the cart on this page until it is loaded again. The server keeps it. */
  hide(): void {
    this.isHidden = true;
  }

  clear(): void {
    this.isHidden = false;
    this.request.clear();
    this.terms.clear();
    this.membershipTerms.clear();
  }
}
