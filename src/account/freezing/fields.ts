import type { FormFieldName } from '../../../schemas/generated/vocabulary';
import type { CustomFields } from '../../kit/forms/FormContext';
import { FreezeChoiceField } from './FreezeChoiceField';

/** The custom fields that render one field of the form for freezing, by their names in `ui:field`. */
export const freezeFields: CustomFields = {
  freezeChoice: { widget: FreezeChoiceField, layout: 'group' },
} satisfies Partial<Record<FormFieldName, CustomFields[string]>>;
