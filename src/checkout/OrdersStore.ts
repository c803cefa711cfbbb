import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../kit/api/ApiClient';
import { checkoutApi, type Order } from '../kit/api/checkout';
import { ApiRequest } from '../kit/api/ApiRequest';

/** Completed orders, by id. */
export class OrdersStore {
  /** The order that was displayed last. */
  latest: Order | undefined;
  private readonly requests = new Map<string, ApiRequest<Order>>();
  private readonly api: ReturnType<typeof checkoutApi>;

  constructor(client: ApiClient) {
    this.api = checkoutApi(client);
    makeAutoObservable<this, 'requests' | 'api'>(this, {
      latest: observableRef,
      requests: false,
      api: false,
      request: false,
    });
  }

  request(id: string): ApiRequest<Order> {
    const request = this.requests.get(id) ?? new ApiRequest<Order>();
    this.requests.set(id, request);
    return request;
  }

  async load(id: string): Promise<void> {
    const request = this.request(id);
    if (request.status !== 'success') {
      const outcome = await request.run(() => this.api.order(id));
      // A lost response does no harm: the next checkout redirects to the order once more.
      if (outcome?.ok) void this.api.orderShown(id);
    }
    runInAction(() => (this.latest = request.data));
  }

  /** Forgets all orders, so that the next customer in this tab does not see them. */
  forget(): void {
    this.latest = undefined;
    for (const request of this.requests.values()) request.clear();
  }
}
