import type { accountApi, Agreement, OwnData } from '../../kit/api/account';
import { ApiRequest } from '../../kit/api/ApiRequest';
import { Resource } from '../../kit/api/Resource';
import type { ToastStore } from '../../kit/site/ToastStore';

type Parts = {
  readonly api: Pick<ReturnType<typeof accountApi>, 'agreements' | 'ownData'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Saves a text as a file among the browser's downloads. */
  readonly saveFile: (content: string, name: string, type: string) => void;
};

/** The texts that the customer has agreed to, and the copy of what is kept about them. */
export class OwnDataStore {
  readonly agreements: Resource<readonly Agreement[]>;
  readonly copy = new ApiRequest<OwnData>();

  constructor(private readonly parts: Parts) {
    this.agreements = new Resource(() => parts.api.agreements());
  }

  /** Saves the copy as a file, named by the day on which it was made. */
  async save(): Promise<void> {
    if (this.copy.loading) return;
    const outcome = await this.copy.run(() => this.parts.api.ownData());
    if (!outcome?.ok) return;
    const name = `my-data-${outcome.data.madeAt.slice(0, 10)}.json`;
    this.parts.saveFile(JSON.stringify(outcome.data, undefined, 2), name, 'application/json');
    this.copy.clear(); // nothing of it stays in the page
    this.parts.toasts.show('success', `Your data is in your downloads, as ${name}.`);
  }

  forget(): void {
    this.agreements.forget();
    this.copy.clear();
  }
}
