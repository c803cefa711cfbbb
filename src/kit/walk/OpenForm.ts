import { makeAutoObservable } from 'mobx';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import type { FormModel } from '../fields/FormModel';
import type { FormsStore } from './FormsStore';
import type { JourneyStore } from './JourneyStore';

/** The form of the section that is open, in a journey of which one section is open at a time. */
export class OpenForm {
  constructor(
    private readonly journey: JourneyStore,
    private readonly forms: FormsStore,
  ) {
    makeAutoObservable<this, 'journey' | 'forms'>(this, { journey: false, forms: false });
  }

  /** The section whose form has to be loaded, if it has one. */
  get wanted(): readonly DisplayedSection[] {
    const { open } = this.journey;
    return open?.form ? [open] : [];
  }

  /** The form; `undefined` until it is loaded, and for a section without one. */
  get model(): FormModel | undefined {
    const { open } = this.journey;
    return open && this.forms.model(open.id);
  }

  /** True when loading the form failed. Call fetch() to retry. */
  get failed(): boolean {
    return this.forms.failed(this.journey.open?.form);
  }

  fetch(): void {
    for (const { form } of this.wanted) if (form) this.forms.fetch(form);
  }

  /** Leaves the open section, once its form is filled in if it has one. */
  proceed(): void {
    if (this.journey.busy) return;
    const isFilled = this.wanted.length === 0 || this.model?.attempt() === true;
    if (isFilled) this.journey.dispatch({ kind: 'continue' });
  }
}
