import { observer } from 'mobx-react-lite';
import { Suspense, type SubmitEvent } from 'react';
import { Button } from '../../kit/components/Button';
import { PartFailed } from '../../kit/components/PartFailed';
import { Skeleton } from '../../kit/components/Spinner';
import { FormView } from '../../kit/forms/lazyFormView';
import { gateHint } from '../../kit/fields/gateHint';
import type { FormModel } from '../../kit/fields/FormModel';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import { joiningFields } from './fields';
import { SectionFooter } from './SectionFooter';
import { WaitingNote } from './WaitingNote';
import { useForms } from '../../kit/walk/FormsContext';
import { useJoining } from '../JoiningContext';

/** The form of a section, with its fields and its button. */
export const SectionForm = observer(function SectionForm({ section }: { readonly section: DisplayedSection }) {
  const { joining } = useJoining();
  const forms = useForms();
  const { form } = section;
  const model = forms.model(section.id);
  if (form && forms.failed(form)) return <PartFailed onRetry={() => forms.fetch(form)} />;
  if (!model) return <Skeleton label="Loading this form" heights={[48, 48, 48, 48]} />;
  return form?.optional ? (
    <OptionalForm section={section} model={model} />
  ) : (
    <RequiredForm section={section} model={model} key={joining.journey.state.open} />
  );
});

type FormProps = { readonly section: DisplayedSection; readonly model: FormModel };

const RequiredForm = observer(function RequiredForm({ section, model }: FormProps) {
  const { joining } = useJoining();
  const { busy, state } = joining.journey;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    joining.proceed();
  };
  const reason = gateHint(model);
  return (
    <form noValidate onSubmit={handleSubmit} aria-label={section.title}>
      <Fields model={model} id={section.id} disabled={state.status === 'calling' || state.status === 'submitting'} />
      <WaitingNote />
      <SectionFooter hint={reason} hintId={`${section.id}-reason`}>
        <Button
          type="submit"
          size="l"
          className="push"
          busy={busy}
          blocked={reason !== undefined}
          aria-describedby={reason === undefined ? undefined : `${section.id}-reason`}
        >
          {busy ? 'Processing...' : section.continueLabel}
        </Button>
      </SectionFooter>
    </form>
  );
});

/** A form that need not be filled in: it has its own save button, and Continue skips it. */
const OptionalForm = observer(function OptionalForm({ section, model }: FormProps) {
  const { joining } = useJoining();
  const { busy, state } = joining.journey;
  const calling = state.status === 'calling';
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    joining.proceed(true);
  };
  return (
    <>
      <form noValidate onSubmit={handleSubmit} aria-label={section.title}>
        <Fields model={model} id={section.id} disabled={calling} />
        <div className="sec-foot">
          <Button type="submit" look="secondary" className="push" busy={calling}>
            {calling ? 'Processing...' : (section.form?.saveLabel ?? 'Save')}
          </Button>
        </div>
      </form>
      <WaitingNote />
      <SectionFooter>
        <Button size="l" className="push" busy={busy && !calling} blocked={calling} onClick={() => joining.proceed()}>
          {section.continueLabel}
        </Button>
      </SectionFooter>
    </>
  );
});

function Fields({
  model,
  id,
  disabled,
}: {
  readonly model: FormModel;
  readonly id: string;
  readonly disabled: boolean;
}) {
  return (
    <Suspense fallback={<Skeleton label="Loading this form" heights={[48, 48, 48, 48]} />}>
      <FormView model={model} id={id} disabled={disabled} customFields={joiningFields} />
    </Suspense>
  );
}
