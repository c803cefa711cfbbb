import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, UploadedFile } from '../../api/account';
import type { FormModel } from '../../fields/FormModel';
import { updateWith } from '../joining/registration';
import type { SessionStore } from '../SessionStore';
import { showRefusal } from '../showRefusal';
import type { ToastStore } from '../ToastStore';
import { refusalText } from './refusalText';

type Api = Pick<ReturnType<typeof accountApi>, 'changePassword' | 'setPhoto' | 'removePhoto' | 'photo'>;

type Part = 'details' | 'password' | 'photo';

/** What whoever is signed in can change about themselves. */
export class DetailsStore {
  /** Which parts are being saved; each once at a time. */
  readonly saving = new Set<Part>();
  photoRefusal: string | undefined;
  private picture: { readonly path: string; readonly url: string | undefined } | undefined;

  constructor(
    private readonly api: Api,
    private readonly session: SessionStore,
    private readonly toasts: ToastStore,
  ) {
    makeAutoObservable<this, 'api' | 'session' | 'toasts'>(this, { api: false, session: false, toasts: false });
  }

  /** Saves the form's details; `checksum` is that of the fields it was made of. Answers whether they were saved. */
  async save(form: FormModel, checksum: string): Promise<boolean> {
    if (!form.attempt()) return false;
    const saved = await this.while('details', () => updateWith(form, this.session, checksum));
    if (saved === true) this.toasts.show('success', 'Your details are saved.');
    return saved === true;
  }

  /** Sets the new password, and empties the form. */
  async changePassword(form: FormModel): Promise<void> {
    if (!form.attempt()) return;
    const text = (path: string): string => String(form.field(path)?.value ?? '');
    const sent = form.sent();
    const body = {
      currentPassword: text('currentPassword'),
      password: text('password'),
      passwordConfirmation: text('passwordConfirmation'),
    };
    const outcome = await this.while('password', async () => {
      const answer = await this.api.changePassword(body);
      await this.session.adopt(answer);
      return answer; // the password is changed, even if whose it is could not be had
    });
    if (outcome === undefined) return;
    if (!outcome.ok) return showRefusal(form, outcome.error, sent);
    form.reset();
    this.toasts.show('success', 'Your password is changed.');
  }

  /** The photo that the page shows; `undefined` while there is none or it can't be had. */
  get photoUrl(): string | undefined {
    const path = this.session.user?.profilePhoto ?? undefined;
    return path !== undefined && this.picture?.path === path ? this.picture.url : undefined;
  }

  /** Asks for the photo, which only its owner is given. */
  async loadPhoto(path: string): Promise<void> {
    const url = await this.api.photo(path);
    runInAction(() => (this.picture = { path, url }));
  }

  refusePhoto(message: string): void {
    this.photoRefusal = message;
  }

  async setPhoto(file: UploadedFile): Promise<void> {
    await this.photo('Your photo is saved.', () => this.api.setPhoto(file));
  }

  async removePhoto(): Promise<void> {
    await this.photo('Your photo is removed.', () => this.api.removePhoto());
  }

  private async photo(done: string, write: () => ReturnType<Api['setPhoto']>): Promise<void> {
    this.photoRefusal = undefined;
    const outcome = await this.while('photo', write);
    if (outcome === undefined) return;
    if (!outcome.ok) return this.refusePhoto(refusalText(outcome.error));
    await this.session.reload();
    this.toasts.show('success', done);
  }

  private async while<T>(part: Part, run: () => Promise<T>): Promise<T | undefined> {
    if (this.saving.has(part)) return undefined;
    runInAction(() => this.saving.add(part));
    const result = await run();
    runInAction(() => this.saving.delete(part));
    return result;
  }
}
