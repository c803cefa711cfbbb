import { lazyPart } from '../components/lazyPart';
import type { ComponentType } from 'react';
import type { CustomFields } from '../forms/FormContext';
import type { DisplayedSection } from '../journey/sections';
import { VenuePicker } from './centre/VenuePicker';

const MembershipPicker = lazyPart(
  () => import('./membership/MembershipPicker'),
  (part) => part.MembershipPicker,
);
const BillingDayField = lazyPart(
  () => import('./dates/BillingDayField'),
  (part) => part.BillingDayField,
);
const CardChoiceField = lazyPart(
  () => import('./payment/CardChoiceField'),
  (part) => part.CardChoiceField,
);
const SecurityCodeField = lazyPart(
  () => import('./payment/SecurityCodeField'),
  (part) => part.SecurityCodeField,
);
const TermsField = lazyPart(
  () => import('./terms/TermsField'),
  (part) => part.TermsField,
);
const MandateSummary = lazyPart(
  () => import('./mandate/MandateSummary'),
  (part) => part.MandateSummary,
);

type SectionFieldProps = { readonly section: DisplayedSection };

/** Custom fields that draw a whole section, by the name that journeys call them. */
export const sectionFields: Readonly<Record<string, ComponentType<SectionFieldProps>>> = {
  venuePicker: VenuePicker,
  membershipPicker: MembershipPicker,
  mandateSummary: MandateSummary,
};

/** Custom fields that draw one field of a form. */
export const customFields: CustomFields = {
  terms: { widget: TermsField, layout: 'bare' },
  cardChoice: { widget: CardChoiceField, layout: 'group' },
  securityCode: { widget: SecurityCodeField, layout: 'label' },
  billingDay: { widget: BillingDayField, layout: 'group' },
};
