import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, MarketingConsent } from '../../kit/api/account';
import { refusalText } from '../../kit/api/refusalText';
import { Resource } from '../../kit/api/Resource';
import type { ToastStore } from '../../kit/site/ToastStore';

type Parts = {
  readonly api: Pick<ReturnType<typeof accountApi>, 'marketingConsents' | 'setMarketingConsent'>;
  readonly toasts: Pick<ToastStore, 'speak'>;
};

/** The news to which the customer consents, each saved by itself as soon as its switch is pressed. */
export class MarketingStore {
  readonly consents: Resource<readonly MarketingConsent[]>;
  /** The consents that are being saved, by channel, as they were chosen. */
  private readonly saving = new Map<string, boolean>();
  /** The reasons why the latest choices were not saved, by channel. */
  private readonly refusals = new Map<string, string>();

  constructor(private readonly parts: Parts) {
    this.consents = new Resource(() => parts.api.marketingConsents());
    makeAutoObservable<this, 'parts'>(this, { parts: false, consents: false });
  }

  /** The position of a switch: the choice while it is being saved, else what the server has. */
  isOn({ channel, given }: MarketingConsent): boolean {
    return this.saving.get(channel) ?? given;
  }

  isSaving({ channel }: MarketingConsent): boolean {
    return this.saving.has(channel);
  }

  refusalOf({ channel }: MarketingConsent): string | undefined {
    return this.refusals.get(channel);
  }

  /** Saves the other position of a switch. If that fails, the switch goes back and the reason is shown. */
  async toggle(consent: MarketingConsent): Promise<void> {
    const { channel, label } = consent;
    if (this.isSaving(consent)) return;
    const given = !consent.given;
    this.refusals.delete(channel);
    this.saving.set(channel, given);
    const outcome = await this.parts.api.setMarketingConsent(channel, given);
    if (outcome.ok) await this.put(outcome.data);
    runInAction(() => {
      this.saving.delete(channel);
      if (!outcome.ok) this.refusals.set(channel, refusalText(outcome.error));
    });
    if (outcome.ok) this.parts.toasts.speak(`Saved. ${label}: ${given ? 'on' : 'off'}.`); // the line below the switch shows it
  }

  forget(): void {
    this.consents.forget();
    this.saving.clear();
    this.refusals.clear();
  }

  private async put(saved: MarketingConsent): Promise<void> {
    const all = this.consents.request.data;
    if (all) await this.consents.replace(all.map((each) => (each.channel === saved.channel ? saved : each)));
  }
}
