import accountCardCheck from 'call:cardCheck';
import { makeAutoObservable } from 'mobx';
import type { Due, Payable, Tender } from '../../checkout/Payable';
import type { ApiClient } from '../../kit/api/ApiClient';
import { ApiRequest } from '../../kit/api/ApiRequest';
import type { Answer } from '../../kit/api/call';
import type { Terms } from '../../kit/api/memberships';

/** The check of a card that the customer wants to save, as the checkout sees it: a cart that sells nothing. */
export class CardCheckStore implements Payable {
  readonly tenders: readonly Tender[] = [];
  readonly waivers: readonly number[] = [];
  readonly request = new ApiRequest<Answer<'cardCheck'>>();
  readonly terms = new ApiRequest<readonly Terms[]>();

  constructor(private readonly client: ApiClient) {
    makeAutoObservable<this, 'client'>(this, {
      tenders: false,
      waivers: false,
      request: false,
      terms: false,
      client: false,
    });
  }

  get id(): string | undefined {
    return this.request.data?.cartId;
  }

  get version(): string {
    return this.request.data?.version ?? '';
  }

  get due(): Due | undefined {
    return this.request.data?.amount;
  }

  async load(): Promise<void> {
    await this.request.run(() => this.client.call(accountCardCheck, {}));
  }

  /** A check has no terms: nothing is bought. */
  async loadTerms(): Promise<void> {
    await this.terms.run(() => Promise.resolve({ ok: true, data: [] }));
  }

  /** Leaves the check open on the server: it sells nothing and holds nothing, and the next one takes its place. */
  discard(): Promise<boolean> {
    return Promise.resolve(true);
  }
}
