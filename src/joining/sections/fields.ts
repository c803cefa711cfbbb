import type { FormFieldName, SectionFieldName } from '../../../schemas/generated/vocabulary';
import { lazyPart } from '../../kit/components/lazyPart';
import type { ComponentType } from 'react';
import type { CustomFields } from '../../kit/forms/FormContext';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import { VenuePicker } from './centre/VenuePicker';

const MembershipPicker = lazyPart(
  () => import('./membership/MembershipPicker'),
  (part) => part.MembershipPicker,
);
const BillingDayField = lazyPart(
  () => import('./dates/BillingDayField'),
  (part) => part.BillingDayField,
);
const MembershipTermsField = lazyPart(
  () => import('./terms/MembershipTermsField'),
  (part) => part.MembershipTermsField,
);
const MandateSummary = lazyPart(
  () => import('./mandate/MandateSummary'),
  (part) => part.MandateSummary,
);

type SectionFieldProps = { readonly section: DisplayedSection };

/** The custom fields that render a whole section, by their names in journeys. */
export const joiningSections: Readonly<Record<string, ComponentType<SectionFieldProps>>> = {
  venuePicker: VenuePicker,
  membershipPicker: MembershipPicker,
  mandateSummary: MandateSummary,
} satisfies Partial<Record<SectionFieldName, unknown>>;

/** The custom fields that render one field of a form, by their names in `ui:field`. */
export const joiningFields: CustomFields = {
  terms: { widget: MembershipTermsField, layout: 'bare' },
  billingDay: { widget: BillingDayField, layout: 'group' },
} satisfies Partial<Record<FormFieldName, CustomFields[string]>>;
