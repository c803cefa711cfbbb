import { makeAutoObservable } from 'mobx';
import type { ApiClient } from '../../kit/api/ApiClient';
import { membershipsApi, type Terms } from '../../kit/api/memberships';
import { ApiRequest } from '../../kit/api/ApiRequest';

/** The value of a fact about a set of terms. */
export type TermsFact = 'pending' | 'none' | 'some';

/** The terms to accept when joining: those of the membership, with its health commitment, and those of the Direct Debit. */
export class TermsStore {
  readonly membership = new ApiRequest<readonly Terms[]>();
  readonly mandate = new ApiRequest<readonly Terms[]>();
  private readonly api: ReturnType<typeof membershipsApi>;

  constructor(client: ApiClient) {
    this.api = membershipsApi(client);
    makeAutoObservable<this, 'api'>(this, { membership: false, mandate: false, api: false });
  }

  get membershipFact(): TermsFact {
    return factOf(this.membership);
  }

  get mandateFact(): TermsFact {
    return factOf(this.mandate);
  }

  async load(typeId: number | undefined): Promise<void> {
    this.membership.clear();
    if (typeId === undefined) return;
    await this.membership.run(() => this.api.typeTerms(typeId));
  }

  async loadMandate(): Promise<void> {
    if (this.mandate.status === 'idle' || this.mandate.status === 'error')
      await this.mandate.run(() => this.api.directDebitTerms());
  }
}

function factOf({ data }: ApiRequest<readonly Terms[]>): TermsFact {
  if (!data) return 'pending';
  return data.length > 0 ? 'some' : 'none';
}
