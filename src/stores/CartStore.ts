import { makeAutoObservable } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { joiningApi, type JoiningCart } from '../api/joining';
import type { Terms } from '../api/memberships';
import { Request } from './Request';

/** The joining cart on the server, and the terms that paying for it asks to accept. */
export class CartStore {
  readonly request = new Request<JoiningCart | null>();
  readonly terms = new Request<readonly Terms[]>();
  private readonly api: ReturnType<typeof joiningApi>;

  constructor(client: ApiClient) {
    this.api = joiningApi(client);
    makeAutoObservable<this, 'api'>(this, { request: false, terms: false, api: false });
  }

  get cart(): JoiningCart | undefined {
    return this.request.data ?? undefined;
  }

  /** The fact `cart`, for a customer who is signed in. */
  get fact(): 'pending' | 'none' | 'loaded' {
    const { status, data } = this.request;
    if (status === 'idle' || status === 'loading') return 'pending';
    return data ? 'loaded' : 'none';
  }

  async load(): Promise<void> {
    await this.request.run(() => this.api.cart());
  }

  async loadTerms(): Promise<void> {
    const { cart } = this;
    if (cart) await this.terms.run(() => this.api.cartTerms(cart.cartId));
  }

  /** Empties it on the server too. */
  async discard(source: string): Promise<void> {
    this.clear();
    await this.api.clear(source);
  }

  clear(): void {
    this.request.clear();
    this.terms.clear();
  }
}
