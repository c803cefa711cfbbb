import { makeAutoObservable, runInAction } from 'mobx';
import type { RequestError } from '../../kit/api/RequestError';
import { refusalText } from '../../kit/api/refusalText';
import { Resource } from '../../kit/api/Resource';
import type { AccountCard, savedCardApi } from '../../kit/api/savedCard';
import type { SiteNavigator } from '../../kit/site/SiteNavigator';
import type { ToastStore } from '../../kit/site/ToastStore';

export type SavedCardParts = {
  readonly api: ReturnType<typeof savedCardApi>;
  readonly toasts: ToastStore;
  readonly navigator: SiteNavigator;
};

/** The customer's saved card, its removal, and the way to another one. It lasts as long as its panel is open. */
export class SavedCardStore {
  readonly card: Resource<AccountCard | null>;
  removal: 'none' | 'confirming' | 'removing' = 'none';
  /** True from the press until the page that asks for a card has loaded. */
  isBeginning = false;
  /** The reason why the card could not be removed, or no other one asked for; cleared by the next try. */
  refusal: string | undefined;

  constructor(private readonly parts: SavedCardParts) {
    this.card = new Resource(() => parts.api.card());
    makeAutoObservable<this, 'parts'>(this, { card: false, parts: false });
  }

  askToRemove(isAsked: boolean): void {
    this.removal = isAsked ? 'confirming' : 'none';
  }

  async remove(): Promise<void> {
    if (this.removal !== 'confirming') return;
    const { api, toasts } = this.parts;
    this.removal = 'removing';
    this.refusal = undefined;
    const outcome = await api.removeCard();
    await this.card.load();
    runInAction(() => (this.removal = 'none'));
    if (outcome.ok) toasts.show('success', 'Your card is removed.');
    else this.refuse(outcome.error);
  }

  /** Leads to the page that asks for a card, which takes the place of the saved one. */
  async begin(): Promise<void> {
    if (this.isBeginning) return;
    const { api, navigator } = this.parts;
    this.isBeginning = true;
    this.refusal = undefined;
    const outcome = await api.beginCardCheck();
    if (outcome.ok) return navigator.load('/checkout');
    runInAction(() => (this.isBeginning = false));
    this.refuse(outcome.error);
  }

  private refuse(error: RequestError): void {
    this.refusal = refusalText(error);
    this.parts.toasts.show('danger', this.refusal);
  }
}
