import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { describedBy, fieldMessages } from '../components/fieldMessages';
import type { FieldDefinition } from '../fields/definition';
import { inputId, labelId, useForm } from './FormContext';
import { widgetFor } from './widgets/widgets';

const lockedHint = 'You can see this, and not change it here.';

/**
 * Renders a field with its label, hint and error, or nothing while the field is hidden. The parts are functions, not
 * components, because long forms have hundreds of rows.
 */
export const FieldRow = observer(function FieldRow({ path }: { readonly path: string }) {
  const { model, id: form, disabled, customFields, errorHelp: ErrorHelp } = useForm();
  const field = model.field(path);
  if (!field?.shown) return null;
  const { definition, raw, error } = field;
  const { customField, width } = definition;
  const hint = definition.locked === true ? lockedHint : field.hint;
  const custom = customField === undefined ? undefined : customFields[customField];
  const { widget: Widget, layout } = custom ?? widgetFor(definition);
  const id = inputId(form, path);
  const described = describedBy(id, { hint, error });
  const invalid = error !== undefined;
  const className = `field field-${layout === 'bare' ? 'full' : width}${invalid ? ' field-bad' : ''}`;
  const widget = (
    <Widget field={field} raw={raw} id={id} describedBy={described} invalid={invalid} disabled={disabled} />
  );
  const messages = (
    <>
      {fieldMessages(id, { hint, error: layout === 'bare' ? undefined : error })}
      {invalid && ErrorHelp && <ErrorHelp field={field} />}
    </>
  );
  if (layout === 'group') {
    return (
      <fieldset id={id} tabIndex={-1} className={className} aria-describedby={described}>
        <legend className="field-label" dir="auto">
          {labelText(definition)}
        </legend>
        {messages}
        {widget}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      {layout === 'label' && (
        <label
          className="field-label"
          dir="auto"
          htmlFor={id}
          id={definition.kind === 'date' ? labelId(id) : undefined}
        >
          {labelText(definition)}
        </label>
      )}
      {messages}
      {widget}
    </div>
  );
});

function labelText({ label, required, locked }: FieldDefinition): ReactNode {
  if (locked === true) return label;
  return (
    <>
      {label}
      {required ? (
        <span className="required" aria-hidden="true">
          *
        </span>
      ) : (
        <span className="optional"> (optional)</span>
      )}
    </>
  );
}
