import RjsfForm from '@rjsf/core';
import type { FieldTemplateProps, ObjectFieldTemplateProps, RegistryFieldsType } from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { FormModel } from '../fields/FormModel';
import { ErrorSummary } from './ErrorSummary';
import { FormGroup } from './FormGroup';
import { FormProvider, type CustomFields, type FormFrame } from './FormContext';
import { noValidator, rjsfForm } from './rjsfForm';

export type FormViewProps = {
  readonly model: FormModel;
  /** The form's id, unique on the page. */
  readonly id: string;
  readonly disabled?: boolean;
  readonly customFields?: CustomFields | undefined;
  readonly errorHelp?: FormFrame['errorHelp'] | undefined;
};

const noData = {};
const noCustomFields: CustomFields = {};
const fields: RegistryFieldsType = { fieldGroup: FormGroup };
const templates = { ObjectFieldTemplate: Groups, FieldTemplate: Bare };
const defaults = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/** Renders a form. rjsf lays out the groups; each field observes only its own part of the model. */
export const FormView = observer(function FormView({
  model,
  id,
  disabled = false,
  customFields = noCustomFields,
  errorHelp,
}: FormViewProps) {
  const frame = useMemo(
    () => ({ model, id, disabled, customFields, errorHelp }),
    [model, id, disabled, customFields, errorHelp],
  );
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
        {/* An empty child removes rjsf's submit button; the section has the buttons. */}
        <></>
      </RjsfForm>
    </FormProvider>
  );
});

/** Renders the form's groups one after the other. */
function Groups({ properties }: ObjectFieldTemplateProps) {
  return properties.map(({ content }) => content);
}

/** Renders a group without rjsf's wrapper. */
function Bare({ children }: FieldTemplateProps) {
  return children;
}
