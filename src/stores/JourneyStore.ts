import { makeAutoObservable } from 'mobx';
import type { Journey, SubmitLabel, Vocabulary } from '../../schemas/generated/journey';
import { displayedSections, submitLabel, type DisplayedSection } from '../journey/sections';
import {
  initialState,
  step,
  type JourneyAction,
  type JourneyEffect,
  type JourneyState,
  type Language,
} from '../journey/step';
import type { Facts } from '../rules/rules';

/** A journey being walked: the pure step, its state, and the facts it is walked under. */
export class JourneyStore {
  state: JourneyState;
  readonly language: Language;

  /** `onEffect` carries out what a step asks for; `allFacts` is the one source of facts. */
  constructor(
    readonly journey: Journey,
    vocabulary: Vocabulary,
    private readonly allFacts: () => Facts,
    private readonly onEffect: (effect: JourneyEffect) => void,
  ) {
    this.state = initialState(journey);
    this.language = { journey, vocabulary };
    makeAutoObservable<this, 'allFacts' | 'onEffect'>(this, {
      journey: false,
      language: false,
      allFacts: false,
      onEffect: false,
    });
  }

  get facts(): Facts {
    return { ...this.allFacts(), ...this.journey.given };
  }

  get sections(): readonly DisplayedSection[] {
    return displayedSections(this.journey, this.facts);
  }

  get open(): DisplayedSection | undefined {
    return this.sections.find((section) => section.id === this.state.open);
  }

  get submitLabel(): SubmitLabel | undefined {
    return submitLabel(this.journey, this.facts);
  }

  /** Whether something is under way that the customer waits for. */
  get busy(): boolean {
    return this.state.status === 'calling' || this.state.status === 'submitting' || this.state.status === 'waiting';
  }

  isEdited(id: string): boolean {
    return this.state.edited.includes(id) && this.state.open !== id;
  }

  dispatch(action: JourneyAction): void {
    const { state, effects } = step(this.language, this.facts, this.state, action);
    this.state = state;
    for (const effect of effects) this.onEffect(effect);
  }
}
