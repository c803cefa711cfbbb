import { makeAutoObservable, runInAction } from 'mobx';
import type { MembershipDetails } from '../../api/joining';
import type { RequestError } from '../../api/RequestError';
import type { Venue } from '../../api/venues';
import type { IsoDate } from '../../core/dates';
import { messages } from '../../core/messages';
import type { JourneyStore } from '../JourneyStore';
import type { Offer } from '../MembershipsStore';
import { RepeatableWrite } from '../RepeatableWrite';
import type { JoiningParts } from './parts';
import type { Purpose } from './purpose';

/** What is submitted, and the journey that hears how it went. */
export type Submitted = {
  readonly journey: JourneyStore;
  readonly offer: Offer | undefined;
  readonly venue: Venue | undefined;
  readonly today: IsoDate;
  readonly purpose: Purpose;
  loadOffers(): Promise<void>;
  readonly journeyHash: string;
};

type Parts = Pick<JoiningParts, 'forms' | 'pricing' | 'questions' | 'source' | 'toasts' | 'vocabulary'>;
type Refusal = { readonly kind: 'membership' | 'answers'; readonly error: RequestError };

/** Sends a filled-in joining to the server: the membership into the cart, then the answers that go with it. */
export class Submission {
  /** Why the last one failed, for the alert under the continue button. */
  error: string | undefined;
  private readonly storing = new RepeatableWrite();
  private readonly answering = new RepeatableWrite();

  constructor(
    private readonly joining: Submitted,
    private readonly parts: Parts,
  ) {
    makeAutoObservable<this, 'joining' | 'parts' | 'storing' | 'answering'>(this, {
      joining: false,
      parts: false,
      storing: false,
      answering: false,
    });
  }

  forget(): void {
    this.error = undefined;
  }

  /** Says what keeps it from being sent. */
  tell(message: string): void {
    this.error = message;
    this.parts.toasts.show('danger', message);
  }

  async send(): Promise<void> {
    const { offer, venue, journey } = this.joining;
    if (!offer || !venue || this.askAgain()) return journey.dispatch({ kind: 'called', result: 'failed' });
    const refusal = await this.store(offer, venue);
    if (refusal) return runInAction(() => this.show(refusal));
    this.parts.toasts.carry(messages.addedToBasket);
    journey.dispatch({ kind: 'called', result: 'ok' });
  }

  private async store(offer: Offer, venue: Venue): Promise<Refusal | undefined> {
    const { questions } = this.parts;
    const body = this.details(offer, venue);
    const stored = await this.joining.purpose.store(body, this.storing.key(body));
    this.storing.settle(stored.ok ? 201 : stored.error.status);
    if (!stored.ok) return { kind: 'membership', error: stored.error };
    if (questions.kind === 'none') return undefined;
    const { answers } = this;
    const saved = await questions.save(offer.type.id, answers, this.answering.key([stored.data.cartId, answers]));
    this.answering.settle(saved.ok ? 200 : saved.error.status);
    return saved.ok ? undefined : { kind: 'answers', error: saved.error };
  }

  private details({ type, option }: Offer, venue: Venue): MembershipDetails {
    const { forms, pricing, source } = this.parts;
    const { journey, today, journeyHash } = this.joining;
    const own = journey.sections.filter(({ form }) => form?.dataFields === undefined && form?.questions === undefined);
    const values: Partial<MembershipDetails> = Object.fromEntries(
      own.flatMap(({ id }) => Object.entries(forms.model(id)?.values() ?? {})),
    );
    return {
      startDate: today,
      terms: [],
      ...values,
      homeVenueId: venue.id,
      venueName: venue.name,
      venueType: venue.placeType,
      membershipTypeId: type.id,
      paymentOptionId: option.id,
      hasAnswers: Object.keys(this.answers).length > 0,
      ...(pricing.promotion ? { promotionCodeId: pricing.promotion.id, promotionCode: pricing.promotion.code } : {}),
      ...(journeyHash === '' ? {} : { journeyHash }),
      source,
    };
  }

  private get answers(): Readonly<Record<string, unknown>> {
    const section = this.joining.journey.sections.find(({ form }) => form?.questions !== undefined);
    const { answers = {} } = (section && this.parts.forms.model(section.id)?.values()) ?? {};
    return answers as Readonly<Record<string, unknown>>; // questionsForm puts every answer under this key
  }

  /** A section that was done may have been emptied since: it is opened again. Answers whether there was one. */
  private askAgain(): boolean {
    const { forms, toasts, vocabulary } = this.parts;
    const { journey } = this.joining;
    const unmet = journey.sections.find(({ id, form }) => {
      const asks = form !== undefined && form.optional !== true && form.dataFields === undefined;
      return asks && journey.state.edited.includes(id) && forms.model(id)?.valid === false;
    });
    if (!unmet) return false;
    const provisions = unmet.provides.map((each) => vocabulary.provisions[each]);
    journey.dispatch({ kind: 'refused', paths: provisions.flatMap((each) => each?.paths ?? []) });
    forms.model(unmet.id)?.attempt();
    toasts.show('danger', provisions.find((each) => each?.missing !== undefined)?.missing ?? messages.unanswered);
    return true;
  }

  private show({ kind, error }: Refusal): void {
    const { journey } = this.joining;
    const paths = Object.keys(error.errors);
    if (kind === 'membership' && paths.includes('paymentOptionId')) {
      journey.dispatch({ kind: 'called', result: 'failed' });
      return void this.joining.loadOffers(); // which tells whether it can still be had
    }
    const homeless = this.showAtFields(error.errors);
    if (kind === 'answers') this.showRefusedAnswers(error.errors);
    else this.showRefusedMembership(error, paths, homeless);
  }

  private showRefusedMembership(error: RequestError, paths: readonly string[], homeless: readonly string[]): void {
    this.joining.journey.dispatch({ kind: 'refused', paths });
    if (paths.length > 0) {
      this.error = homeless.join(' ') || undefined;
      return;
    }
    const { serverMessage } = error;
    this.error = serverMessage ?? messages.notAdded;
    this.parts.toasts.show('danger', serverMessage === messages.noPrice ? messages.noPrice : messages.somethingWrong);
  }

  private showRefusedAnswers(errors: RequestError['errors']): void {
    const paths = Object.keys(errors);
    const validationMessages = [...new Set(Object.values(errors).flat())];
    this.joining.journey.dispatch({ kind: 'refused', paths: paths.length > 0 ? paths : ['answers'] });
    if (paths.length > 0) return this.parts.toasts.show('neutral', messages.answersRefused, { validationMessages });
    this.tell(messages.generic);
  }

  /** Puts each message at its field, in whichever section that stands. Answers with those that have none. */
  private showAtFields(errors: RequestError['errors']): readonly string[] {
    const models = this.joining.journey.sections.flatMap(({ id }) => this.parts.forms.model(id) ?? []);
    return Object.entries(errors).flatMap(([path, texts]) => {
      const owner = models.find((model) => model.owns(path));
      return owner ? owner.refuse({ [path]: texts }) : texts;
    });
  }
}
