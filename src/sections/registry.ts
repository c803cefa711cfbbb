import { lazy, type ComponentType } from 'react';
import type { CustomFields } from '../forms/FormContext';
import { VenuePicker } from './centre/VenuePicker';

const MembershipPicker = lazy(async () => ({
  default: (await import('./membership/MembershipPicker')).MembershipPicker,
}));
const BillingDayField = lazy(async () => ({ default: (await import('./dates/BillingDayField')).BillingDayField }));
const TermsField = lazy(async () => ({ default: (await import('./terms/TermsField')).TermsField }));
const MandateSummary = lazy(async () => ({ default: (await import('./mandate/MandateSummary')).MandateSummary }));

/** Custom fields that draw a whole section, by the name that journeys call them. */
export const sectionFields: Readonly<Record<string, ComponentType>> = {
  venuePicker: VenuePicker,
  membershipPicker: MembershipPicker,
  mandateSummary: MandateSummary,
};

/** Custom fields that draw one field of a form. */
export const customFields: CustomFields = {
  terms: { widget: TermsField, layout: 'bare' },
  billingDay: { widget: BillingDayField, layout: 'group' },
};
