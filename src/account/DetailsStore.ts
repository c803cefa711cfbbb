import changePassword from 'call:changePassword';
import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, UploadedFile } from '../kit/api/account';
import type { RequestError } from '../kit/api/RequestError';
import type { FormModel } from '../kit/fields/FormModel';
import { updateCustomer } from '../sign-in/registration';
import type { SessionStore } from '../sign-in/SessionStore';
import { formBody } from '../kit/fields/formBody';
import { showRefusal } from '../kit/fields/showRefusal';
import type { ToastStore } from '../kit/site/ToastStore';
import { refusalText } from '../kit/api/refusalText';

type Api = Pick<ReturnType<typeof accountApi>, 'changePassword' | 'setPhoto' | 'removePhoto' | 'photo'>;

type Part = 'details' | 'password' | 'photo';

const unknownPassword =
  'We couldn’t find out whether your password was changed. Please try again. If your current password is refused then, the new one holds.';

/** True if the server may have done what it was asked for, though it has not said so. */
const isUnknown = ({ status }: RequestError): boolean => status === 0 || status >= 500;

/** The signed-in customer's details, password and photo. */
export class DetailsStore {
  /** The parts that are being saved. */
  readonly saving = new Set<Part>();
  photoRefusal: string | undefined;
  private loadedPhoto: { readonly path: string; readonly url: string | undefined } | undefined;

  constructor(
    private readonly api: Api,
    private readonly session: SessionStore,
    private readonly toasts: ToastStore,
  ) {
    makeAutoObservable<this, 'api' | 'session' | 'toasts'>(this, { api: false, session: false, toasts: false });
  }

  /** Saves the details. `checksum` identifies the fields of the form. Resolves to true if they were saved. */
  async save(form: FormModel, checksum: string): Promise<boolean> {
    if (!form.attempt()) return false;
    const saved = await this.saveOnce('details', () => updateCustomer(form, this.session, checksum));
    if (saved === true) this.toasts.show('success', 'Your details are saved.');
    return saved === true;
  }

  /** Changes the password, and resets the form. */
  async changePassword(form: FormModel): Promise<void> {
    if (!form.attempt()) return;
    const { currentPassword = '', password = '', repeatNewPassword = '' } = formBody(form, changePassword);
    const sent = form.sent();
    const body = { currentPassword, password, repeatNewPassword };
    const outcome = await this.saveOnce('password', async () =>
      this.session.adopt(await this.session.replacing(this.api.changePassword(body))),
    );
    if (outcome === undefined) return;
    if (!outcome.ok) {
      showRefusal(form, outcome.error, sent);
      if (isUnknown(outcome.error)) form.say(unknownPassword);
      return;
    }
    form.reset();
    this.toasts.show('success', 'Your password is changed.');
  }

  /** The URL of the loaded photo; `undefined` without a photo or while it is not loaded. */
  get photoUrl(): string | undefined {
    const path = this.session.user?.profilePhoto ?? undefined;
    return path !== undefined && this.loadedPhoto?.path === path ? this.loadedPhoto.url : undefined;
  }

  /** Loads the photo, which the server sends to its owner only. */
  async loadPhoto(path: string): Promise<void> {
    const url = await this.api.photo(path);
    runInAction(() => (this.loadedPhoto = { path, url }));
  }

  refusePhoto(message: string): void {
    this.photoRefusal = message;
  }

  async setPhoto(file: UploadedFile): Promise<void> {
    await this.writePhoto('Your photo is saved.', () => this.api.setPhoto(file));
  }

  async removePhoto(): Promise<void> {
    await this.writePhoto('Your photo is removed.', () => this.api.removePhoto());
  }

  private async writePhoto(done: string, write: () => ReturnType<Api['setPhoto']>): Promise<void> {
    this.photoRefusal = undefined;
    const outcome = await this.saveOnce('photo', write);
    if (outcome === undefined) return;
    if (!outcome.ok) return this.refusePhoto(refusalText(outcome.error));
    await this.session.reload();
    this.toasts.show('success', done);
  }

  private async saveOnce<T>(part: Part, run: () => Promise<T>): Promise<T | undefined> {
    if (this.saving.has(part)) return undefined;
    runInAction(() => this.saving.add(part));
    const result = await run();
    runInAction(() => this.saving.delete(part));
    return result;
  }
}
