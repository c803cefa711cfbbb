import authorisePayment from 'call:authorisePayment';
import { makeAutoObservable } from 'mobx';
import type { Vocabulary } from '../../schemas/generated/journey';
import type { KeyValueStorage } from '../ground/core/services';
import { gives, provisionFor, type ProvisionRole } from '../ground/journey/language/roles';
import { contentOf } from '../ground/journey/language/content';
import type { DisplayedSection } from '../ground/journey/language/sections';
import type { AuthoriseBody } from '../kit/api/checkout';
import type { Terms } from '../kit/api/memberships';
import { readBody } from '../kit/api/readBody';
import { formBody } from '../kit/fields/formBody';
import type { FormModel } from '../kit/fields/FormModel';
import type { FactSource } from '../kit/walk/FactSource';
import type { FormsStore } from '../kit/walk/FormsStore';
import type { JourneyStore } from '../kit/walk/JourneyStore';
import type { SessionStore } from '../sign-in/SessionStore';
import type { PaymentOrder } from './attempt/PaymentOrder';
import { forgetDraft, keepDraft, keptDraft } from './CheckoutDraft';
import type { PaymentStore } from './flow/PaymentStore';
import type { Payable } from './Payable';
import type { BillingDetails } from './providers/provider';

/** The fields of a checkout's forms, by their paths in the body that authorises the payment. */
const billingPaths = [
  'billingFirstName',
  'billingLastName',
  'billingAddressLineOne',
  'billingAddressLineTwo',
  'billingCity',
  'billingPostcode',
] as const satisfies readonly (keyof AuthoriseBody)[];
const termsPath = 'terms' satisfies keyof AuthoriseBody;

type BillingFields = Readonly<Record<(typeof billingPaths)[number], string>>;

export type CheckoutFormParts = {
  readonly vocabulary: Vocabulary;
  readonly source: string;
  readonly kiosk: boolean;
  readonly facts: FactSource;
  readonly session: SessionStore;
  readonly payable: Payable;
  readonly forms: FormsStore;
  readonly payment: PaymentStore;
  readonly storage: KeyValueStorage;
};

/** The customer's input at checkout: billing details, accepted terms and card fields, and the sections still incomplete. */
export class CheckoutForm {
  private isWithdrawn = false;

  constructor(
    private readonly parts: CheckoutFormParts,
    private readonly journey: JourneyStore,
  ) {
    makeAutoObservable<this, 'parts' | 'journey' | 'isWithdrawn'>(this, {
      parts: false,
      journey: false,
      isWithdrawn: false,
    });
  }

  /** Ids of the accepted terms. Read from the raw value, because facts decide whether the field is displayed. */
  get acceptedTerms(): readonly number[] {
    const { forms } = this.parts;
    const section = this.sectionGiving('accepted-terms');
    if (section === undefined) return [];
    const raw = forms.model(section)?.field(termsPath)?.raw ?? forms.held(section)[termsPath];
    return Array.isArray(raw) ? raw.map(Number) : [];
  }

  /** The order to pay for, by the server's cart and the form's present values. */
  get order(): PaymentOrder | undefined {
    const { payable, facts, payment, source } = this.parts;
    const { acceptedTerms } = this;
    const { id, version, due, tenders, waivers } = payable;
    if (id === undefined || due === undefined) return undefined;
    const saved = facts.facts.cardChoice === 'saved' ? payment.savedCard : undefined;
    return {
      cartId: id,
      version,
      terms: acceptedTerms.filter((each) => !waivers.includes(each)),
      completedWaivers: acceptedTerms.filter((each) => waivers.includes(each)),
      tenders,
      source,
      amount: due.raw,
      ...(saved ? { savedCard: saved } : {}),
    };
  }

  /** Reads the billing details for the provider; their texts are empty where the customer is not asked for them. */
  submitBilling(): BillingDetails {
    const model = this.modelGiving('billing-details');
    const body = model ? formBody(model, authorisePayment) : {};
    return {
      firstName: body.billingFirstName ?? '',
      lastName: body.billingLastName ?? '',
      addressLineOne: body.billingAddressLineOne ?? '',
      addressLineTwo: body.billingAddressLineTwo ?? '',
      city: body.billingCity ?? '',
      postcode: body.billingPostcode ?? '',
    };
  }

  /** Titles of the incomplete sections. Terms are left out while the submit button opens them to be read. */
  get missing(): readonly string[] {
    const { forms, payable } = this.parts;
    if (payable.terms.data === undefined) return ['terms and conditions'];
    return this.journey.sections.flatMap((section) => {
      const { title, id } = section;
      if (this.opensTerms && this.gives(section, 'accepted-terms')) return [];
      if (this.isProviderForm(section)) return this.isCardComplete ? [] : [title ?? 'Payment Details'];
      const model = forms.model(id);
      if (contentOf(section, this.parts.vocabulary).kind !== 'fields') return [];
      return model?.valid === true ? [] : [title ?? 'terms'];
    });
  }

  /** The provisions that the completed sections give to the journey: those that their fields ask for. */
  get provided(): readonly string[] {
    const { forms } = this.parts;
    return this.journey.sections
      .filter((section) => (this.isProviderForm(section) ? this.isCardComplete : forms.model(section.id)?.valid))
      .flatMap((section) => this.journey.givenBy(section));
  }

  /** Changes whenever the customer changes the form. */
  get fingerprint(): string {
    return JSON.stringify([this.acceptedTerms, this.billingFields]);
  }

  /** The terms that are still to be agreed to. */
  get termsToRead(): readonly Terms[] {
    return this.parts.payable.terms.data?.filter(({ id }) => !this.acceptedTerms.includes(id)) ?? [];
  }

  /**
   * Accepts the terms that the customer has agreed to for this cart already: nobody has to agree to the same text twice, unless
   * goods or price have changed on this page meanwhile.
   */
  acceptAgreed(): void {
    if (this.isWithdrawn) return;
    const agreed = this.parts.payable.terms.data?.filter((each) => each.agreed === true).map(({ id }) => id) ?? [];
    if (agreed.length > 0) this.setTerms([...new Set([...this.acceptedTerms, ...agreed])]);
  }

  acceptTerms(): void {
    this.setTerms(this.parts.payable.terms.data?.map((each) => each.id) ?? []);
  }

  withdrawAcceptance(): void {
    this.isWithdrawn = true;
    this.setTerms([]);
  }

  /** Marks the incomplete fields; not the terms while the submit button opens them to be read. */
  markMissing(): void {
    for (const section of this.journey.sections) {
      if (!(this.opensTerms && this.gives(section, 'accepted-terms'))) this.parts.forms.model(section.id)?.attempt();
    }
  }

  /** Fills in the customer's own name and address, which may differ from the card's, and the draft kept before a reload. */
  prefill(): void {
    this.isWithdrawn = false;
    const { session, forms, storage, kiosk } = this.parts;
    const { lineOne = '', lineTwo = '', city = '', postcode = '' } = session.user?.address ?? {};
    const own = {
      billingFirstName: session.user?.firstName ?? '',
      billingLastName: session.user?.lastName ?? '',
      billingAddressLineOne: lineOne,
      billingAddressLineTwo: lineTwo,
      billingCity: city,
      billingPostcode: postcode,
    } satisfies BillingFields;
    const draft = kiosk ? undefined : keptDraft(storage, this.draftOwner);
    const byRole = [
      ['billing-details', { ...own, ...draft?.billing }],
      ...(draft && draft.terms.length > 0 ? ([['accepted-terms', { [termsPath]: [...draft.terms] }]] as const) : []),
    ] as const;
    const bySection = byRole.flatMap(([role, values]) => {
      const section = this.sectionGiving(role);
      return section === undefined ? [] : [[section, values] as const];
    });
    forms.hold(Object.fromEntries(bySection));
  }

  /** Keeps a draft for a reload of this tab; never in a kiosk, where the next customer would see it. */
  saveDraft(): void {
    const { storage, kiosk } = this.parts;
    if (!kiosk) keepDraft(storage, { owner: this.draftOwner, billing: this.billingFields, terms: this.acceptedTerms });
  }

  forgetDraft(): void {
    forgetDraft(this.parts.storage);
  }

  private get isCardComplete(): boolean {
    return this.parts.payment.field?.status === 'complete';
  }

  private get opensTerms(): boolean {
    return this.journey.submitLabel?.does === 'open-terms';
  }

  private get draftOwner(): string {
    const { session, payable } = this.parts;
    return `${session.user?.id ?? ''} ${payable.version}`;
  }

  /** The billing form's values; empty while that form is not loaded. */
  private get billingFields(): Readonly<Record<string, string>> {
    const model = this.modelGiving('billing-details');
    if (!model) return {};
    const { body } = readBody(authorisePayment, model.bodyValues());
    return Object.fromEntries(billingPaths.map((path) => [path, body[path] ?? '']));
  }

  /** Accepts these terms and no others. Their dialog may be read before the form has come: it then starts with them. */
  private setTerms(ids: readonly number[]): void {
    const { forms } = this.parts;
    const section = this.sectionGiving('accepted-terms');
    if (section === undefined) return;
    const field = forms.model(section)?.field(termsPath);
    if (field) field.set([...ids]);
    else forms.hold({ [section]: { ...forms.held(section), [termsPath]: [...ids] } });
  }

  private modelGiving(role: ProvisionRole): FormModel | undefined {
    const section = this.sectionGiving(role);
    return section === undefined ? undefined : this.parts.forms.model(section);
  }

  private sectionGiving(role: ProvisionRole): string | undefined {
    const provision = provisionFor(this.parts.vocabulary, role);
    return this.journey.journey.sections.find(({ provides }) => provides?.includes(provision))?.id;
  }

  private gives(section: DisplayedSection, role: ProvisionRole): boolean {
    return gives(section, role, this.parts.vocabulary);
  }

  /** True for the provider's own card form, which a custom field draws. */
  private isProviderForm(section: DisplayedSection): boolean {
    return this.gives(section, 'card-payment') && this.isDrawnWhole(section);
  }

  private isDrawnWhole(section: DisplayedSection): boolean {
    return contentOf(section, this.parts.vocabulary).kind === 'widget';
  }
}
