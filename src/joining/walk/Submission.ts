import storeMembership from 'call:storeMembership';
import { runInAction } from 'mobx';
import type { MembershipDetails } from '../../kit/api/joining';
import type { RequestError } from '../../kit/api/RequestError';
import type { Venue } from '../../kit/api/venues';
import type { IsoDate } from '../../ground/core/dates';
import { messages } from '../../ground/core/messages';
import { answersPrefix, type SentValue } from '../../kit/fields/definition';
import { formBody } from '../../kit/fields/formBody';
import { provisionFor } from '../../ground/journey/language/roles';
import type { JourneyStore } from '../../kit/walk/JourneyStore';
import type { MembershipOffer } from '../stores/MembershipOffersStore';
import { RepeatableWrite } from '../../kit/api/RepeatableWrite';
import type { JoiningForms } from './JoiningForms';
import type { JoiningParts } from './parts';
import type { Purpose } from './purpose';

/** The joining that is submitted, and the journey that is told the result. */
export type Submitted = {
  readonly journey: JourneyStore;
  readonly forms: JoiningForms;
  readonly offer: MembershipOffer | undefined;
  readonly venue: Venue | undefined;
  readonly today: IsoDate;
  readonly purpose: Purpose;
  /** The cart that the joining was put into. */
  cartId: string | undefined;
  loadOffers(): Promise<void>;
  readonly journeyHash: string;
};

export type SubmissionParts = Pick<JoiningParts, 'pricing' | 'questions' | 'source' | 'toasts' | 'vocabulary'>;
/** The place where the page shows why a submit failed. */
type Told = { error: string | undefined; tell(message: string): void };
type Refusal = { readonly kind: 'membership' | 'answers'; readonly error: RequestError };

/** Sends a filled-in joining to the server: the membership into the cart, then the answers that go with it. */
export class Submission {
  private readonly storing = new RepeatableWrite();
  private readonly answering = new RepeatableWrite();

  constructor(
    private readonly joining: Submitted,
    private readonly parts: SubmissionParts,
    private readonly told: Told,
  ) {}

  async send(): Promise<void> {
    const { offer, venue, journey } = this.joining;
    if (!offer || !venue || this.reopenUnmet()) {
      if (!offer || !venue) this.told.tell(messages.membershipGone);
      return journey.dispatch({ kind: 'called', result: 'failed' });
    }
    const refusal = await this.store(offer, venue);
    if (refusal) return this.show(refusal);
    this.parts.toasts.carry(messages.addedToBasket);
    journey.dispatch({ kind: 'called', result: 'ok' });
  }

  private async store(offer: MembershipOffer, venue: Venue): Promise<Refusal | undefined> {
    const { questions } = this.parts;
    const body = this.details(offer, venue);
    const stored = await this.joining.purpose.store(body, this.storing.key(body));
    this.storing.settle(stored.ok ? 201 : stored.error.status);
    if (!stored.ok) return { kind: 'membership', error: stored.error };
    runInAction(() => (this.joining.cartId = stored.data.cartId));
    if (questions.kind === 'none') return undefined;
    const { answers } = this;
    const saved = await questions.save(offer.type.id, answers, this.answering.key([stored.data.cartId, [...answers]]));
    this.answering.settle(saved.ok ? 200 : saved.error.status);
    return saved.ok ? undefined : { kind: 'answers', error: saved.error };
  }

  private details({ type, option }: MembershipOffer, venue: Venue): MembershipDetails {
    const { pricing, source } = this.parts;
    const { journeyHash, forms } = this.joining;
    const filled = forms.sent.map((form) => formBody(form, storeMembership));
    return {
      startDate: forms.bounds.startDateInitial,
      terms: [],
      ...filled.reduce((all, part) => ({ ...all, ...part }), {}),
      homeVenueId: venue.id,
      venueName: venue.name,
      venueType: venue.placeType,
      membershipTypeId: type.id,
      paymentOptionId: option.id,
      hasAnswers: this.answers.size > 0,
      ...(pricing.promotion ? { promotionCodeId: pricing.promotion.id, promotionCode: pricing.promotion.code } : {}),
      ...(journeyHash === '' ? {} : { journeyHash }),
      source,
    };
  }

  /** The answers to the membership's questions, by the question's reference. */
  private get answers(): ReadonlyMap<string, SentValue> {
    const entries = this.joining.forms.sent.flatMap((form) => form.entries('answers'));
    return new Map(entries.map(([path, value]) => [path.slice(answersPrefix.length), value]));
  }

  /** Opens a finished section again whose form is no longer valid. Returns whether there was one. */
  private reopenUnmet(): boolean {
    const { toasts, vocabulary } = this.parts;
    const { journey, forms } = this.joining;
    const unmet = forms.unmet();
    if (!unmet) return false;
    const provisions = unmet.section.provides.map((each) => vocabulary.provisions[each]);
    journey.dispatch({ kind: 'refused', paths: provisions.flatMap((each) => each?.paths ?? []) });
    unmet.filled.attempt();
    toasts.show('danger', provisions.find((each) => each?.missing !== undefined)?.missing ?? messages.unanswered);
    return true;
  }

  private async show({ kind, error }: Refusal): Promise<void> {
    const paths = Object.keys(error.errors);
    // The new offers tell whether the membership is still available, or is refused while it is on sale.
    if (kind === 'membership' && paths.includes('paymentOptionId')) await this.joining.loadOffers();
    if (this.joining.offer === undefined) return this.joining.journey.dispatch({ kind: 'called', result: 'failed' });
    runInAction(() => {
      const homeless = this.showAtFields(error.errors);
      if (kind === 'answers') this.showRefusedAnswers(error.errors, homeless);
      else this.showRefusedMembership(error, paths, homeless);
    });
  }

  private showRefusedMembership(error: RequestError, paths: readonly string[], homeless: readonly string[]): void {
    this.joining.journey.dispatch({ kind: 'refused', paths });
    if (paths.length > 0) {
      this.told.error = homeless.join(' ') || undefined;
      return;
    }
    const { serverMessage } = error;
    this.told.error = serverMessage ?? messages.notAdded;
    this.parts.toasts.show('danger', serverMessage === messages.noPrice ? messages.noPrice : messages.somethingWrong);
  }

  private showRefusedAnswers(errors: RequestError['errors'], homeless: readonly string[]): void {
    const paths = Object.keys(errors);
    const validationMessages = [...new Set(Object.values(errors).flat())];
    this.joining.journey.dispatch({ kind: 'refused', paths: paths.length > 0 ? paths : this.answerPaths });
    if (paths.length === 0) return this.told.tell(messages.generic);
    this.told.error = homeless.join(' ') || undefined;
    this.parts.toasts.show('neutral', messages.answersRefused, { validationMessages });
  }

  /** The paths of messages about the answers as a whole. */
  private get answerPaths(): readonly string[] {
    const { vocabulary } = this.parts;
    return vocabulary.provisions[provisionFor(vocabulary, 'question-answers')]?.paths ?? [];
  }

  /** Shows each message at its field, in whichever section the field is. Returns the messages that belong to no field. */
  private showAtFields(errors: RequestError['errors']): readonly string[] {
    const models = this.joining.forms.open;
    return Object.entries(errors).flatMap(([path, texts]) => {
      const owner = models.find((model) => model.owns(path));
      return owner ? owner.refuse({ [path]: texts }) : texts;
    });
  }
}
