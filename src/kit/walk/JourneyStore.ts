import { makeAutoObservable } from 'mobx';
import type { Journey, SubmitLabel, Vocabulary } from '../../../schemas/generated/journey';
import { givenFacts } from '../../ground/journey/language/lookups';
import { canGoBack } from '../../ground/journey/language/places';
import { givenBy, isRequired } from '../../ground/journey/language/provisions';
import { displayedSections, submitLabel, type DisplayedSection } from '../../ground/journey/language/sections';
import {
  initialState,
  step,
  type JourneyAction,
  type JourneyEffect,
  type JourneyState,
  type Language,
} from '../../ground/journey/language/step';
import type { Facts } from '../../ground/rules/rules';

/** A journey being walked: the pure step, its state, and the facts it is walked under. */
export class JourneyStore {
  state: JourneyState;
  /** The reason why another version serves than the file in the folder of journeys; `undefined` while that one serves. */
  report: string | undefined;
  readonly language: Language;
  /** The section whose call was made last, as it was then. */
  private sent: DisplayedSection | undefined;

  /** `allFacts` is the one source of facts; `onEffect` carries out the effects of each step. */
  constructor(
    readonly journey: Journey,
    vocabulary: Vocabulary,
    private readonly allFacts: () => Facts,
    private readonly onEffect: (effect: JourneyEffect) => void,
  ) {
    this.state = initialState(journey);
    this.language = { journey, vocabulary };
    makeAutoObservable<this, 'allFacts' | 'onEffect' | 'sent'>(this, {
      sent: false,
      journey: false,
      language: false,
      allFacts: false,
      onEffect: false,
    });
  }

  get facts(): Facts {
    return { ...this.allFacts(), ...givenFacts(this.language) };
  }

  /** The displayed sections. One whose call is on its way stays as it was sent, also after the call has changed the facts. */
  get sections(): readonly DisplayedSection[] {
    const sections = displayedSections(this.journey, this.facts);
    const { sent } = this;
    if (this.state.status !== 'calling' || !sent) return sections;
    return sections.map((section) => (section.id === sent.id ? sent : section));
  }

  get open(): DisplayedSection | undefined {
    return this.sections.find((section) => section.id === this.state.open);
  }

  get submitLabel(): SubmitLabel | undefined {
    return submitLabel(this.journey, this.facts);
  }

  /** True while the customer waits for a call, a submit or a fact that is loading. */
  get busy(): boolean {
    return this.state.status === 'calling' || this.state.status === 'submitting' || this.state.status === 'waiting';
  }

  tellOperator(report: string | undefined): void {
    this.report = report;
  }

  /** Reports whether the outcome is known to require a provision of this customer, or the open section asks for it. */
  asksFor(provision: string): boolean {
    const { vocabulary } = this.language;
    const isAsked = this.open?.provides.includes(provision) === true;
    return isAsked || isRequired(vocabulary, this.journey.outcome, provision, this.facts);
  }

  /** Returns the provisions that a filled-in section gives this customer. */
  givenBy(section: DisplayedSection): readonly string[] {
    return givenBy(section, this.language.vocabulary, this.facts);
  }

  isEdited(id: string): boolean {
    return this.state.edited.includes(id) && this.state.open !== id;
  }

  canGoBack(section: DisplayedSection): boolean {
    return canGoBack(this.language.vocabulary, section, this.state);
  }

  dispatch(action: JourneyAction): void {
    const { open } = this;
    const { state, effects } = step(this.language, this.facts, this.state, action);
    if (state.status === 'calling' && this.state.status !== 'calling') this.sent = open;
    this.state = state;
    for (const effect of effects) this.onEffect(effect);
  }
}
