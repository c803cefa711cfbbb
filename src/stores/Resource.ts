import { Request, type Outcome } from './Request';

/** Something on the server that a screen shows: asked for when the screen opens, and again when it may have changed. */
export class Resource<T> {
  readonly request = new Request<T>();

  constructor(private readonly ask: () => Promise<Outcome<T>>) {}

  async load(): Promise<void> {
    await this.request.run(this.ask);
  }

  /** What a write answered with is what there is now. */
  async replace(data: T): Promise<void> {
    await this.request.run(() => Promise.resolve({ ok: true, data }));
  }

  forget(): void {
    this.request.clear();
  }
}
