import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import type { FieldModel } from '../../fields/FieldModel';
import { inputId, useForm, type WidgetLayout } from '../FormContext';
import { widgetFor } from '../widgets/widgets';

/** One field with its label, hint and message; nothing while it isn't shown. */
export const FieldRow = observer(function FieldRow({ path }: { readonly path: string }) {
  const { model, id: form, disabled, customFields } = useForm();
  const field = model.field(path);
  if (!field?.shown) return null;
  const id = inputId(form, path);
  const { customField, hint, width } = field.definition;
  const describedBy = [hint !== undefined && `${id}-hint`, field.error !== undefined && `${id}-error`].filter(Boolean);
  const custom = customField === undefined ? undefined : customFields[customField];
  const { widget: Widget, layout } = custom ?? widgetFor(field.definition);
  const widget = <Widget field={field} id={id} describedBy={describedBy.join(' ') || undefined} disabled={disabled} />;
  const message = <FieldMessages id={id} hint={hint} error={layout === 'bare' ? undefined : field.error} />;
  const className = ['field', `field-${layout === 'bare' ? 'full' : width}`, field.error !== undefined && 'field-bad'];
  return (
    <Frame layout={layout} className={className.filter(Boolean).join(' ')} id={id} field={field}>
      {message}
      {widget}
    </Frame>
  );
});

type FrameProps = {
  readonly layout: WidgetLayout;
  readonly className: string;
  readonly id: string;
  readonly field: FieldModel;
  readonly children: ReactNode;
};

/** Several inputs share a legend, a box brings its own label, all else has one above it. */
function Frame({ layout, className, id, field, children }: FrameProps) {
  const { definition, error } = field;
  if (layout === 'group') {
    return (
      <fieldset
        id={id}
        tabIndex={-1}
        className={className}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        <legend className="field-label">
          <LabelText {...definition} />
        </legend>
        {children}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      {layout === 'label' && (
        <label className="field-label" htmlFor={id}>
          <LabelText {...definition} />
        </label>
      )}
      {children}
    </div>
  );
}

function LabelText({ label, required }: { readonly label: string; readonly required: boolean }) {
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

function FieldMessages({
  id,
  hint,
  error,
}: {
  readonly id: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}) {
  return (
    <>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" size="s" />
          <span>
            <span className="vh">Error: </span>
            {error}
          </span>
        </p>
      )}
    </>
  );
}
