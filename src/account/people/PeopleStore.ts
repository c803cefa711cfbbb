import addDependant from 'call:addDependant';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Dependant, dependantsApi } from '../../kit/api/dependants';
import { refusalText } from '../../kit/api/refusalText';
import { RepeatableWrite } from '../../kit/api/RepeatableWrite';
import { Resource } from '../../kit/api/Resource';
import { formBody } from '../../kit/fields/formBody';
import type { FormModel } from '../../kit/fields/FormModel';
import { showRefusal } from '../../kit/fields/showRefusal';
import type { ToastStore } from '../../kit/site/ToastStore';

type Api = ReturnType<typeof dependantsApi>;

/** The children and others for whom the customer books. It lasts as long as its panel is open. */
export class PeopleStore {
  readonly all: Resource<readonly Dependant[]>;
  /** True while the window for adding somebody is open. */
  isAdding = false;
  /** The person whom the customer is asked about before they are removed. */
  toRemove: Dependant | undefined;
  isBusy = false;
  /** The reason why somebody could not be removed; cleared by the next try. */
  refusal: string | undefined;
  private readonly newPerson = new RepeatableWrite();

  constructor(
    private readonly api: Api,
    private readonly toasts: ToastStore,
  ) {
    this.all = new Resource(() => api.dependants());
    makeAutoObservable<this, 'api' | 'toasts' | 'newPerson'>(this, {
      all: false,
      api: false,
      toasts: false,
      newPerson: false,
    });
  }

  openAdding(isOpen: boolean): void {
    if (!this.isBusy) this.isAdding = isOpen;
  }

  askToRemove(person: Dependant | undefined): void {
    if (!this.isBusy) this.toRemove = person;
  }

  /** Adds somebody; otherwise the form shows the reason. */
  async add(form: FormModel): Promise<void> {
    if (this.isBusy || !form.attempt()) return;
    const { firstName = '', lastName = '', dateOfBirth = '' } = formBody(form, addDependant);
    const body = { firstName, lastName, dateOfBirth };
    const sent = form.sent();
    this.isBusy = true;
    const outcome = await this.api.addDependant(body, this.newPerson.key(body));
    this.newPerson.settle(outcome.ok ? 201 : outcome.error.status);
    if (outcome.ok) await this.all.load();
    else showRefusal(form, outcome.error, sent);
    runInAction(() => {
      this.isBusy = false;
      if (outcome.ok) this.isAdding = false;
    });
    if (outcome.ok) this.toasts.show('success', `${outcome.data.firstName} is added.`);
  }

  /** Removes the person whom the customer was asked about. */
  async remove(): Promise<void> {
    const { toRemove } = this;
    if (!toRemove || this.isBusy) return;
    this.isBusy = true;
    this.refusal = undefined;
    const outcome = await this.api.removeDependant(toRemove.id);
    if (outcome.ok) await this.all.replace(outcome.data);
    else await this.all.load(); // the server may have removed them, and its answer was lost
    const isRemoved = this.all.request.data?.every(({ id }) => id !== toRemove.id) === true;
    runInAction(() => {
      this.isBusy = false;
      this.toRemove = undefined;
      this.refusal = outcome.ok || isRemoved ? undefined : refusalText(outcome.error);
    });
    if (isRemoved) this.toasts.show('success', `${toRemove.firstName} is removed.`);
  }
}
