import RjsfForm from '@rjsf/core';
import type { FieldTemplateProps, ObjectFieldTemplateProps, RegistryFieldsType } from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { FormModel } from '../fields/FormModel';
import { ErrorSummary } from './ErrorSummary';
import { FieldGroup } from './FieldGroup';
import { FormProvider, type CustomFields } from './FormContext';
import { noValidator, rjsfForm } from './rjsfForm';

export type FormViewProps = {
  readonly model: FormModel;
  /** Unique on the page. */
  readonly id: string;
  readonly disabled?: boolean;
  readonly customFields?: CustomFields;
};

const noData = {};
const noCustomFields: CustomFields = {};
const fields: RegistryFieldsType = { fieldGroup: FieldGroup };
const templates = { ObjectFieldTemplate: Groups, FieldTemplate: Bare };
const defaults = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/** Draws a form. rjsf lays out its groups; each field shows its own part of the model and nothing else. */
export const FormView = observer(function FormView({
  model,
  id,
  disabled = false,
  customFields = noCustomFields,
}: FormViewProps) {
  const frame = useMemo(() => ({ model, id, disabled, customFields }), [model, id, disabled, customFields]);
  const { schema, uiSchema } = rjsfForm(model.definition);
  return (
    <FormProvider value={frame}>
      <ErrorSummary />
      <RjsfForm
        key={id}
        tagName="div"
        schema={schema}
        uiSchema={uiSchema}
        formData={noData}
        validator={noValidator}
        fields={fields}
        templates={templates}
        experimental_defaultFormStateBehavior={defaults}
        showErrorList={false}
        noHtml5Validate
      >
        {/* The section has the buttons. */}
        <></>
      </RjsfForm>
    </FormProvider>
  );
});

/** The form's groups, one after the other. */
function Groups({ properties }: ObjectFieldTemplateProps) {
  return properties.map(({ content }) => content);
}

/** A group brings all that stands around it. */
function Bare({ children }: FieldTemplateProps) {
  return children;
}
