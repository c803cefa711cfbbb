import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode, type SubmitEvent } from 'react';
import type { Form } from '../../../schemas/generated/journey';
import { Button } from '../components/Button';
import { PartFailed } from '../components/PartFailed';
import { Skeleton } from '../components/Spinner';
import type { FormModel } from '../fields/FormModel';
import { FormView } from '../forms/lazyFormView';
import { useForms } from './FormsContext';

export type OwnFormProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly form: Form;
  /** `undefined` until its fields are loaded. */
  readonly model: FormModel | undefined;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly onSubmit: (model: FormModel) => void;
  /** A button beside the form's own. */
  readonly beside?: ReactNode;
};

/** A form that belongs to a screen and not to a journey, with its button. */
export const OwnForm = observer(function OwnForm({
  id,
  label,
  form,
  model,
  submitLabel,
  busy,
  onSubmit,
  beside,
}: OwnFormProps) {
  const forms = useForms();
  if (forms.failed(form)) return <PartFailed onRetry={() => forms.fetch(form)} />;
  const skeleton = <Skeleton label="Loading this form" heights={[48, 48, 48]} />;
  if (!model) return skeleton;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!busy) onSubmit(model);
  };
  return (
    <form noValidate aria-label={label} onSubmit={handleSubmit}>
      <Suspense fallback={skeleton}>
        <FormView model={model} id={id} disabled={busy} />
        {/* The button comes with the fields: a press before could not show what is missing. */}
        <div className="sec-foot">
          {beside}
          <Button type="submit" className="push" busy={busy}>
            {busy ? 'Processing...' : submitLabel}
          </Button>
        </div>
      </Suspense>
    </form>
  );
});
