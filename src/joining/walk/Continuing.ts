import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { messages } from '../../ground/core/messages';
import { gives, provisionFor, type ProvisionRole } from '../../ground/journey/language/roles';
import type { JourneyStore } from '../../kit/walk/JourneyStore';
import type { ArrivalStatus } from './arriving';
import type { MembershipOffer } from '../stores/MembershipOffersStore';
import type { JoiningForms } from './JoiningForms';
import { paidOf } from './paidOf';
import type { JoiningParts } from './parts';
import type { Purpose } from './purpose';

/** The joining whose open section is continued from. */
export type Continued = {
  readonly journey: JourneyStore;
  readonly forms: JoiningForms;
  readonly arrival: { readonly status: ArrivalStatus };
  readonly offer: MembershipOffer | undefined;
  /** The memberships that are listed now. */
  readonly offers: readonly MembershipOffer[];
  readonly purpose: Pick<Purpose, 'costs'>;
  /** True when a request that the journey waits for has failed. */
  readonly blocked: boolean;
  retry(): void;
};

type Parts = Pick<JoiningParts, 'forms' | 'pricing' | 'selection' | 'vocabulary'>;

/** The reason that a press was told, and whether it still holds: it is shown no longer than that. */
type Told = { readonly text: string; readonly holds: () => boolean; readonly isAboutCode?: boolean };

/** The press of the open section's button: it goes on, or says at its place why it does not. */
export class Continuing {
  /** The reason why the last press did not go on, where no field of a form says it. */
  private told: Told | undefined;
  /** The number of presses that did not go on, so that the page can bring each reason into view. */
  refusals = 0;
  /** True while a typed promo code is looked up, before the journey goes on with it. */
  isLookingUp = false;

  /** The price that was in sight when a press began to wait for a newer one. */
  private awaited: { readonly seen: string | undefined } | undefined;

  constructor(
    private readonly joining: Continued,
    private readonly parts: Parts,
  ) {
    makeAutoObservable<this, 'joining' | 'parts' | 'told' | 'awaited'>(this, {
      joining: false,
      parts: false,
      told: observableRef,
      awaited: observableRef,
    });
  }

  get reason(): string | undefined {
    return this.told?.holds() ? this.told.text : undefined;
  }

  /** True while the reason is a typed code, without which the customer may go on. */
  get isAboutCode(): boolean {
    return this.reason !== undefined && this.told?.isAboutCode === true;
  }

  /** True while a press is at work, or the walk is being taken up again: the button shows it, and takes no press. */
  get busy(): boolean {
    const { journey, arrival } = this.joining;
    return (journey.busy && !this.isStuck) || this.isLookingUp || !!this.awaited || arrival.status === 'coming';
  }

  /** True once the next step could not be loaded: the press tries again. */
  private get isStuck(): boolean {
    return this.joining.journey.state.status === 'waiting' && this.joining.blocked;
  }

  /** True while the open section agrees to monthly payments: nobody goes on from there without having seen the amounts. */
  get agreesToAmounts(): boolean {
    const { vocabulary } = this.parts;
    const { journey, offer } = this.joining;
    if (offer?.option.paymentType !== 'recurring' || !journey.open) return false;
    const mandate = provisionFor(vocabulary, 'direct-debit');
    const confirms = journey.open.provides.some((each) => vocabulary.provisions[each]?.after?.includes(mandate));
    return confirms || this.asksFor('start-date') || this.asksFor('direct-debit');
  }

  /** The reason why the open section waits for its amounts, where they could not be worked out. */
  get hold(): string | undefined {
    return this.agreesToAmounts && this.joining.purpose.costs.status === 'error' ? priceNeeded : undefined;
  }

  /** True once the price is there, or has failed, that a press waits for. */
  get isPriced(): boolean {
    return this.awaited !== undefined && !this.joining.purpose.costs.loading;
  }

  /** The reason why the open section cannot be continued from: a list of choices only once something in it is chosen. */
  get obstacle(): string | undefined {
    const { offer, offers } = this.joining;
    if (this.hold !== undefined) return this.hold;
    if (this.asksFor('home-centre') && this.parts.selection.centre === undefined) return messages.chooseCentre;
    if (!this.asksFor('chosen-membership')) return undefined;
    if (this.parts.selection.membership === undefined) return messages.chooseMembership;
    const isListed = offers.some(({ option }) => option.id === offer?.option.id);
    return offer && !isListed ? notListed(offer.type.name) : undefined;
  }

  /** True if the open section's form has its own answers to save before the journey goes on. */
  get saves(): boolean {
    const { open } = this.joining.journey;
    return open?.form?.optional === true && this.parts.forms.model(open.id)?.isChanged === true;
  }

  press(): void {
    if (this.isStuck) return this.joining.retry();
    if (this.joining.journey.state.status !== 'filling' || this.busy) return;
    this.forget();
    if (this.hold !== undefined) return void (this.refusals += 1); // the section says so, and takes the focus
    const { obstacle } = this;
    if (obstacle !== undefined) return this.refuse(obstacle, { holds: () => this.obstacle === obstacle });
    if (!this.isFilledIn()) return;
    if (this.agreesToAmounts && this.joining.purpose.costs.loading) this.awaited = { seen: this.seen };
    else void this.withCode();
  }

  /** Goes on with a press that waited for the price, unless that is another than the one in sight at the press. */
  goOnPriced(): void {
    const { seen } = this.awaited ?? {};
    this.awaited = undefined;
    const now = this.seen;
    if (now === undefined || now === seen) return this.press();
    this.refuse(seen === undefined ? priceCome : priceChanged, { holds: () => this.seen === now });
  }

  /** The amounts in sight that a customer agrees to: those of the chosen billing day stand at the day before it is chosen. */
  private get seen(): string | undefined {
    const { current } = this.joining.purpose.costs;
    const day = this.joining.forms.priceBasis?.input.query.billingDay;
    const byDay = current && 'byBillingDay' in current ? current.byBillingDay : undefined;
    return current && JSON.stringify(paidOf({ ...current, ...byDay?.find((each) => each.day === day) }));
  }

  /** Goes on without the code that is typed and not applied. */
  pressWithoutCode(): void {
    this.parts.pricing.removePromotion();
    this.press();
  }

  forget(): void {
    this.told = undefined;
    this.awaited = undefined;
  }

  /** Holds the open section's form against its rules, which says at its fields what is wrong. */
  private isFilledIn(): boolean {
    const { open } = this.joining.journey;
    if (!open || !this.joining.forms.hasFields(open.form)) return true;
    const model = this.parts.forms.model(open.id);
    const isLoading = (): boolean => this.parts.forms.model(open.id) === undefined;
    if (!model) this.refuse(messages.stillLoading, { holds: isLoading });
    return model !== undefined && ((open.form?.optional === true && !this.saves) || model.attempt());
  }

  /** Applies a code that was typed without pressing Apply. Nobody goes on without knowing that a code does not count. */
  private async withCode(): Promise<void> {
    const { pricing } = this.parts;
    const { journey, offer } = this.joining;
    const code = pricing.unappliedCode;
    if (code !== undefined && offer) {
      const { open } = journey.state;
      this.isLookingUp = true;
      await pricing.applyCode(offer.option.id);
      runInAction(() => (this.isLookingUp = false));
      if (journey.state.open !== open) return; // the customer has gone elsewhere meanwhile
      if (pricing.unappliedCode !== undefined) {
        const holds = (): boolean => pricing.unappliedCode === code;
        return this.refuse(codeNotApplied(code, pricing.promotionError), { holds, isAboutCode: true });
      }
    }
    journey.dispatch({ kind: 'continue', saves: this.saves });
  }

  /** Says in the open section why the journey does not go on. */
  refuse(text: string, more: Partial<Omit<Told, 'text'>> = {}): void {
    this.told = { text, holds: () => true, ...more };
    this.refusals += 1;
  }

  private asksFor(role: ProvisionRole): boolean {
    const { open } = this.joining.journey;
    return open !== undefined && gives(open, role, this.parts.vocabulary);
  }
}

const priceNeeded = 'Try again to see the price before you continue.';
const priceCome = 'Check what you pay, then continue.';
const priceChanged = `The price has changed. ${priceCome}`;

function notListed(name: string): string {
  return `You chose ${name}, which is not in this list. Choose a membership to continue.`;
}

function codeNotApplied(code: string, error = ''): string {
  return `The promo code ${code} is not applied. ${error}`.trim();
}
