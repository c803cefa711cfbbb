import { joiningApi, type MembershipDetails } from '../../api/joining';
import type { RequestError } from '../../api/RequestError';
import type { Venue } from '../../api/venues';
import type { IsoDate } from '../../core/dates';
import type { DisplayedSection } from '../../journey/sections';
import type { Offer } from '../MembershipsStore';
import { RepeatableWrite } from '../RepeatableWrite';
import type { JoiningParts } from './parts';

/** What is submitted, as far as it isn't in the sections' forms. */
export type Choice = {
  readonly offer: Offer;
  readonly venue: Venue;
  readonly today: IsoDate;
  readonly sections: readonly DisplayedSection[];
  readonly journeyHash: string;
};

export type SubmitResult =
  | { readonly kind: 'stored'; readonly newMandate: boolean }
  | { readonly kind: 'refused' | 'answers-refused'; readonly error: RequestError };

type Parts = Pick<JoiningParts, 'client' | 'forms' | 'pricing' | 'questions' | 'source'>;

/** Sends a filled-in joining to the server: the membership into the cart, then the answers that go with it. */
export class Submission {
  private readonly storing = new RepeatableWrite();
  private readonly answering = new RepeatableWrite();

  constructor(private readonly parts: Parts) {}

  async submit(choice: Choice): Promise<SubmitResult> {
    const { client, questions } = this.parts;
    const body = this.details(choice);
    const stored = await joiningApi(client).store(body, this.storing.key(body));
    this.storing.settle(stored.ok ? 201 : stored.error.status);
    if (!stored.ok) return { kind: 'refused', error: stored.error };
    if (questions.kind !== 'none') {
      const answers = this.answers(choice.sections);
      const saved = await questions.save(
        choice.offer.type.id,
        answers,
        this.answering.key([stored.data.cartId, answers]),
      );
      this.answering.settle(saved.ok ? 200 : saved.error.status);
      if (!saved.ok) return { kind: 'answers-refused', error: saved.error };
    }
    return { kind: 'stored', newMandate: stored.data.newMandate };
  }

  private details({ offer, venue, today, sections, journeyHash }: Choice): MembershipDetails {
    const { forms, pricing, source } = this.parts;
    const own = sections.filter(({ form }) => form?.dataFields === undefined && form?.questions === undefined);
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
      membershipTypeId: offer.type.id,
      paymentOptionId: offer.option.id,
      hasAnswers: Object.keys(this.answers(sections)).length > 0,
      ...(pricing.promotion ? { promotionCodeId: pricing.promotion.id, promotionCode: pricing.promotion.code } : {}),
      ...(journeyHash === '' ? {} : { journeyHash }),
      source,
    };
  }

  private answers(sections: readonly DisplayedSection[]): Readonly<Record<string, unknown>> {
    const section = sections.find(({ form }) => form?.questions !== undefined);
    const { answers = {} } = (section && this.parts.forms.model(section.id)?.values()) ?? {};
    return answers as Readonly<Record<string, unknown>>; // questionsForm puts every answer under this key
  }
}
