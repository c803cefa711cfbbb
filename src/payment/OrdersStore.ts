import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { checkoutApi, type Order } from '../api/checkout';
import { Request } from '../stores/Request';

/** Completed orders, by id. */
export class OrdersStore {
  /** The one that was shown last. */
  latest: Order | undefined;
  private readonly requests = new Map<string, Request<Order>>();
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

  request(id: string): Request<Order> {
    const request = this.requests.get(id) ?? new Request<Order>();
    this.requests.set(id, request);
    return request;
  }

  async load(id: string): Promise<void> {
    const request = this.request(id);
    if (request.status !== 'success') {
      const outcome = await request.run(() => this.api.order(id));
      // An answer that is lost here costs nothing: the next checkout leads to the order once more.
      if (outcome?.ok) void this.api.orderShown(id);
    }
    runInAction(() => (this.latest = request.data));
  }

  /** Forgets every order: whoever uses this tab next is told of none of them. */
  forget(): void {
    this.latest = undefined;
    for (const request of this.requests.values()) request.clear();
  }
}
