import type { ComponentType } from 'react';
import type { FormFieldName, SectionFieldName } from '../../../schemas/generated/vocabulary';
import { lazyPart } from '../../kit/components/lazyPart';
import { CardFields } from './CardFields';
import type { CustomFields } from '../../kit/forms/FormContext';

const CardChoiceField = lazyPart(
  () => import('./CardChoiceField'),
  (part) => part.CardChoiceField,
);
const SecurityCodeField = lazyPart(
  () => import('./SecurityCodeField'),
  (part) => part.SecurityCodeField,
);
const CartTermsField = lazyPart(
  () => import('./CartTermsField'),
  (part) => part.CartTermsField,
);

/** The custom fields that draw a whole section, by their names in `ui:field`. */
export const checkoutSections: Readonly<Record<string, ComponentType>> = {
  cardFields: CardFields,
} satisfies Partial<Record<SectionFieldName, unknown>>;

/** The custom fields of a checkout's forms, by their names in `ui:field`. */
export const checkoutFields: CustomFields = {
  terms: { widget: CartTermsField, layout: 'bare' },
  cardChoice: { widget: CardChoiceField, layout: 'group' },
  securityCode: { widget: SecurityCodeField, layout: 'label' },
} satisfies Partial<Record<FormFieldName, CustomFields[string]>>;
