import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, AccountMembership, UploadedFile } from '../../api/account';
import { RepeatableWrite } from '../RepeatableWrite';
import { Resource } from '../Resource';
import type { SessionStore } from '../SessionStore';
import type { ToastStore } from '../ToastStore';
import { refusalText } from './refusalText';

type Api = Pick<ReturnType<typeof accountApi>, 'memberships' | 'uploadProof'>;

/** The memberships of whoever is signed in. */
export class MembershipsStore {
  readonly all: Resource<readonly AccountMembership[]>;
  /** The memberships whose proof is being handed in. */
  readonly uploading = new Set<string>();
  /** Why the last document was not taken, by membership. */
  refusal: { readonly membershipId: string; readonly message: string } | undefined;

  private readonly writes = new Map<string, RepeatableWrite>();

  constructor(
    private readonly api: Api,
    private readonly session: SessionStore,
    private readonly toasts: ToastStore,
  ) {
    this.all = new Resource(() => api.memberships());
    makeAutoObservable<this, 'api' | 'session' | 'toasts' | 'writes'>(this, {
      all: false,
      api: false,
      session: false,
      toasts: false,
      writes: false,
    });
  }

  get list(): readonly AccountMembership[] {
    return this.all.request.data ?? [];
  }

  /** Those that are in force or will be. */
  get current(): readonly AccountMembership[] {
    return this.list.filter(({ state }) => state !== 'ended');
  }

  get ended(): readonly AccountMembership[] {
    return this.list.filter(({ state }) => state === 'ended');
  }

  /** The one that a gate is opened with: the active one, else the one that is nearest to it. */
  get main(): AccountMembership | undefined {
    return this.current.find(({ state }) => state === 'active') ?? this.current[0];
  }

  load(): Promise<void> {
    return this.all.load();
  }

  forget(): void {
    this.all.forget();
    this.refusal = undefined;
  }

  refuse(membershipId: string, message: string): void {
    this.refusal = { membershipId, message };
  }

  async handIn(membershipId: string, file: UploadedFile): Promise<void> {
    if (this.uploading.has(membershipId)) return;
    this.uploading.add(membershipId);
    this.refusal = undefined;
    const write = this.writeOf(membershipId);
    const outcome = await this.api.uploadProof(membershipId, file, write.key(file));
    write.settle(outcome.ok ? 201 : outcome.error.status);
    runInAction(() => this.uploading.delete(membershipId));
    if (!outcome.ok) return this.refuse(membershipId, refusalText(outcome.error));
    await this.all.replace(this.list.map((each) => (each.id === membershipId ? outcome.data : each)));
    await this.session.reload();
    this.toasts.show('success', 'Thank you. We have received your document.');
  }

  private writeOf(membershipId: string): RepeatableWrite {
    const write = this.writes.get(membershipId) ?? new RepeatableWrite();
    this.writes.set(membershipId, write);
    return write;
  }
}
