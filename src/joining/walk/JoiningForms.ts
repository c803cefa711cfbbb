import storeMembership from 'call:storeMembership';
import { makeAutoObservable } from 'mobx';
import type { MembershipDetails } from '../../kit/api/joining';
import type { CostsInput } from '../../kit/api/memberships';
import type { Venue } from '../../kit/api/venues';
import { readBody } from '../../kit/api/readBody';
import { parseIsoDate, type IsoDate } from '../../ground/core/dates';
import type { Bounds } from '../../kit/fields/definition';
import type { FormModel } from '../../kit/fields/FormModel';
import { contentOf } from '../../ground/journey/language/content';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import type { JourneyStore } from '../../kit/walk/JourneyStore';
import type { MembershipOffer } from '../stores/MembershipOffersStore';
import type { PriceBasis } from '../stores/PricingStore';
import type { JoiningParts } from './parts';
import type { Purpose, StartBounds } from './purpose';

/** The journey whose forms are filled in. */
export type FilledJourney = {
  readonly journey: JourneyStore;
  readonly offer: MembershipOffer | undefined;
  readonly venue: Venue | undefined;
  readonly today: IsoDate;
  readonly purpose: Purpose;
};

type Parts = Pick<JoiningParts, 'forms' | 'pricing' | 'session' | 'terms' | 'vocabulary'>;

type Query = CostsInput['query'];
/** The parameters of a request for a price, each of them: one that the contract gains has to be given here too. */
type PriceQuery = { readonly [K in keyof Required<Query>]: Query[K] | undefined };

/** A completed section that asks again for something, and its form. */
type Unmet = { readonly section: DisplayedSection; readonly filled: FormModel };

/** The forms of a journey to a membership, as their fields are filled in now. */
export class JoiningForms {
  constructor(
    private readonly joining: FilledJourney,
    private readonly parts: Parts,
  ) {
    makeAutoObservable<this, 'joining' | 'parts'>(this, { joining: false, parts: false });
  }

  /** The dates, lists, texts and counts that fields are held against, or start with. */
  get bounds(): Bounds & StartBounds {
    const { session, terms } = this.parts;
    const { today, purpose } = this.joining;
    return {
      today,
      ...purpose.dates(today),
      customerName: session.user ? `${session.user.firstName} ${session.user.lastName}`.trim() : '',
      membershipTermsCount: terms.membership.data?.length ?? 1,
      mandateTermsCount: terms.mandate.data?.length ?? 1,
    };
  }

  /** The sections whose form must be open: the current one, and others with values that decide the price or are still to be sent. */
  get wanted(): readonly DisplayedSection[] {
    const { sections, state } = this.joining.journey;
    const { forms } = this.parts;
    if (state.status === 'calling') return []; // the form that is being sent stays as it is
    return sections.filter(({ id, form }) => {
      if (!this.hasFields(form)) return false;
      const isFilled = state.edited.includes(id) || Object.keys(forms.held(id)).length > 0;
      return state.open === id || (isFilled && form?.dataFields === undefined);
    });
  }

  /** Reports whether a section's form has fields to fill in; a section may be drawn whole by a custom field. */
  hasFields(form: DisplayedSection['form']): boolean {
    return contentOf({ form }, this.parts.vocabulary).kind === 'fields';
  }

  /** The open forms, in the order of the page. */
  get open(): readonly FormModel[] {
    return this.modelsOf(this.joining.journey.sections);
  }

  /** The open forms that are sent with the membership: a section with a call of its own sends its form by that. */
  get sent(): readonly FormModel[] {
    return this.modelsOf(this.joining.journey.sections.filter(({ call }) => call === undefined));
  }

  /**
   * The first completed section whose form is no longer valid as it is filled in now; with `end`, the first before that.
   * The server's own questions for an account are left out: they are sent by a call of their own.
   */
  unmet(end?: string): Unmet | undefined {
    const { sections, state } = this.joining.journey;
    const place = sections.findIndex(({ id }) => id === end);
    for (const section of sections.slice(0, place < 0 ? undefined : place)) {
      const { id, form } = section;
      const asks = form !== undefined && form.optional !== true && form.dataFields === undefined;
      const filled = this.parts.forms.model(id);
      if (asks && state.edited.includes(id) && filled?.valid === false) return { section, filled };
    }
    return undefined;
  }

  /** Goes to a section that the browser's history names, or stops at the first before it whose form asks again for something. */
  returnTo(section: string): void {
    const unmet = this.unmet(section);
    this.joining.journey.dispatch({ kind: 'returned', section: unmet?.section.id ?? section });
    unmet?.filled.attempt();
  }

  /** The part of the membership's details that is filled in so far. */
  get details(): Partial<MembershipDetails> {
    const parts = this.sent.map((form) => readBody(storeMembership, form.bodyValues()).body);
    return parts.reduce((all, part) => ({ ...all, ...part }), {});
  }

  /** The chosen start date; `undefined` while there is none that can be chosen. */
  get startDate(): IsoDate | undefined {
    return this.hasWrongStart ? undefined : parseIsoDate(this.details.startDate ?? '');
  }

  /** True while the form holds no start date, or one that cannot be chosen: there is no price for it. */
  get hasWrongStart(): boolean {
    return this.sent.some((form) => {
      const field = form.field('startDate');
      return field?.shown === true && field.problem !== undefined;
    });
  }

  /** Chooses the first billing day, which the price is worked out with, where the customer has chosen none. */
  chooseFirstBillingDay(): void {
    const [day] = this.bounds.billingDays;
    for (const form of this.sent) {
      const field = form.field('billingDay');
      if (day !== undefined && field?.shown === true && field.raw === '') field.set(String(day));
    }
  }

  /** True while a billing day is asked for and none is chosen. */
  get lacksBillingDay(): boolean {
    const isOffered = this.bounds.billingDays.length > 0;
    return (
      isOffered && this.sent.some((form) => form.gated.some(({ path, raw }) => path === 'billingDay' && raw === ''))
    );
  }

  /** Everything that the price depends on now; `undefined` while nothing can be priced. */
  get priceBasis(): PriceBasis | undefined {
    const { offer, venue } = this.joining;
    if (!offer?.option.isPurchasable.canPurchase || !venue || this.hasWrongStart) return undefined;
    const { pricing, session } = this.parts;
    const { startDate } = this;
    const { billingDay } = this.details;
    const asked: PriceQuery = { venueId: venue.id, startDate, billingDay, promotionCodeId: pricing.promotion?.id };
    const query = {
      venueId: venue.id,
      ...(asked.startDate === undefined ? {} : { startDate: asked.startDate }),
      ...(asked.billingDay === undefined ? {} : { billingDay: asked.billingDay }),
      ...(asked.promotionCodeId === undefined ? {} : { promotionCodeId: asked.promotionCodeId }),
    };
    return { input: { params: { typeId: offer.type.id, optionId: offer.option.id }, query }, customer: session.user };
  }

  private modelsOf(sections: readonly DisplayedSection[]): readonly FormModel[] {
    return sections.flatMap(({ id }) => this.parts.forms.model(id) ?? []);
  }
}
