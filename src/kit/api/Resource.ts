import { ApiRequest, type RequestOutcome } from './ApiRequest';

/** Data on the server that a screen shows: loaded when the screen opens, and again when the data may have changed. */
export class Resource<T> {
  readonly request = new ApiRequest<T>();

  constructor(private readonly fetch: () => Promise<RequestOutcome<T>>) {}

  async load(): Promise<void> {
    await this.request.run(this.fetch);
  }

  /** Replaces the data by the response of a write. */
  async replace(data: T): Promise<void> {
    await this.request.run(() => Promise.resolve({ ok: true, data }));
  }

  /** Clears the data, for example when the customer logs out. */
  forget(): void {
    this.request.clear();
  }
}
