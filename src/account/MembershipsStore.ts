import { makeAutoObservable, runInAction } from 'mobx';
import { ukDateText } from '../ground/core/dates';
import { mainMembership } from '../ground/core/mainMembership';
import type { accountApi, AccountMembership, UploadedFile } from '../kit/api/account';
import { RepeatableWrite } from '../kit/api/RepeatableWrite';
import { Resource } from '../kit/api/Resource';
import type { SessionStore } from '../sign-in/SessionStore';
import type { ToastStore } from '../kit/site/ToastStore';
import { refusalText } from '../kit/api/refusalText';

type Api = Pick<ReturnType<typeof accountApi>, 'memberships' | 'uploadProof' | 'keepMembership' | 'endFreeze'>;

/** An uploaded proof, or a freeze or cancellation to be taken back. */
type Asked = 'proof' | 'going-back';
type Named = Pick<AccountMembership, 'id' | 'name'>;

/** The signed-in customer's memberships. */
export class MembershipsStore {
  readonly all: Resource<readonly AccountMembership[]>;
  /** The ids of the memberships whose proof is being uploaded. */
  readonly uploadingIds = new Set<string>();
  /** The reason why the last write was refused, with its membership and what was asked for. */
  refusal: { readonly membershipId: string; readonly of: Asked; readonly message: string } | undefined;

  /** The ids of the memberships whose cancellation or freeze is being taken back. */
  readonly keepingIds = new Set<string>();

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

  /** The memberships that are in force or start later. */
  get current(): readonly AccountMembership[] {
    return this.list.filter(({ state }) => state !== 'ended');
  }

  get ended(): readonly AccountMembership[] {
    return this.list.filter(({ state }) => state === 'ended');
  }

  /** The membership shown on the dashboard. */
  get main(): AccountMembership | undefined {
    return mainMembership(this.list);
  }

  load(): Promise<void> {
    return this.all.load();
  }

  forget(): void {
    this.all.forget();
    this.refusal = undefined;
  }

  setRefusal(membershipId: string, of: Asked, message: string): void {
    this.refusal = { membershipId, of, message };
  }

  /** Returns the reason why this was refused for a membership, if the last write was. */
  refusalOf(membershipId: string, of: Asked): string | undefined {
    const { refusal } = this;
    return refusal?.membershipId === membershipId && refusal.of === of ? refusal.message : undefined;
  }

  async uploadProof(membershipId: string, file: UploadedFile): Promise<void> {
    if (this.uploadingIds.has(membershipId)) return;
    this.uploadingIds.add(membershipId);
    this.refusal = undefined;
    const write = this.writeOf(membershipId);
    const outcome = await this.api.uploadProof(membershipId, file, write.key(file));
    write.settle(outcome.ok ? 201 : outcome.error.status);
    runInAction(() => this.uploadingIds.delete(membershipId));
    if (!outcome.ok) return this.setRefusal(membershipId, 'proof', refusalText(outcome.error));
    await this.all.replace(this.list.map((each) => (each.id === membershipId ? outcome.data : each)));
    await this.session.reload();
    this.toasts.show('success', 'Thank you. We have received your document.');
  }

  /** Takes back the cancellation of a membership. */
  keep({ id, name }: Named): Promise<void> {
    return this.takeBack(id, this.api.keepMembership, () => `${name} goes on. Your cancellation is taken back.`);
  }

  /** Takes back the freeze of a membership, or ends it early. */
  endFreeze({ id, name }: Named): Promise<void> {
    return this.takeBack(id, this.api.endFreeze, () => {
      const freeze = this.list.find((each) => each.id === id)?.freeze;
      return freeze
        ? `${name} is frozen until ${ukDateText(freeze.endsOn)}.`
        : `${name} goes on. Your freeze is taken back.`;
    });
  }

  private async takeBack(id: string, call: Api['keepMembership'], doneText: () => string): Promise<void> {
    if (this.keepingIds.has(id)) return;
    this.keepingIds.add(id);
    this.refusal = undefined;
    const outcome = await call(id);
    runInAction(() => this.keepingIds.delete(id));
    if (!outcome.ok) return this.setRefusal(id, 'going-back', refusalText(outcome.error));
    await this.all.replace(outcome.data);
    this.toasts.show('success', doneText());
  }

  private writeOf(membershipId: string): RepeatableWrite {
    const write = this.writes.get(membershipId) ?? new RepeatableWrite();
    this.writes.set(membershipId, write);
    return write;
  }
}
