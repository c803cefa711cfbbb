import { observer } from 'mobx-react-lite';
import { Suspense, type SubmitEvent } from 'react';
import { Button } from '../components/Button';
import { Note } from '../components/Note';
import { PartFailed } from '../components/PartFailed';
import { Skeleton } from '../components/Spinner';
import { FormView } from '../forms/lazyFormView';
import type { FormModel } from '../fields/FormModel';
import type { DisplayedSection } from '../journey/sections';
import { useStores } from '../stores/StoresContext';
import { customFields } from './registry';
import { SectionFooter } from './SectionFooter';

/** A section whose form has fields: the fields, and the button that goes on. */
export const SectionForm = observer(function SectionForm({ section }: { readonly section: DisplayedSection }) {
  const { forms, joining } = useStores();
  const { form } = section;
  const model = forms.model(section.id);
  if (form && forms.failed(form)) return <PartFailed onAgain={() => forms.fetch(form)} />;
  if (!model) return <Skeleton label="Loading this form" heights={[48, 48, 48, 48]} />;
  return form?.optional ? (
    <OptionalForm section={section} model={model} />
  ) : (
    <RequiredForm section={section} model={model} key={joining.journey.state.open} />
  );
});

type FormProps = { readonly section: DisplayedSection; readonly model: FormModel };

const RequiredForm = observer(function RequiredForm({ section, model }: FormProps) {
  const { joining } = useStores();
  const { busy, state } = joining.journey;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    joining.proceed();
  };
  const reason = waitingFor(model);
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

/** A form one may leave alone: it has its own save button, and Continue passes it by. */
const OptionalForm = observer(function OptionalForm({ section, model }: FormProps) {
  const { joining } = useStores();
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
      <FormView model={model} id={id} disabled={disabled} customFields={customFields} />
    </Suspense>
  );
}

/** Continue was pressed and something it depends on could not be had. */
const WaitingNote = observer(function WaitingNote() {
  const { joining } = useStores();
  if (joining.journey.state.status !== 'waiting' || !joining.blocked) return null;
  return (
    <div className="submit-error">
      <Note type="danger" title="We couldn't load the next step." live>
        <Button look="secondary" size="s" onClick={() => joining.retry()}>
          Try again
        </Button>
      </Note>
    </div>
  );
});

/** Why the button waits, in the words of the fields it waits for. */
function waitingFor(model: FormModel): string | undefined {
  const labels = model.gated.map(({ definition }) => definition.shortLabel ?? definition.label);
  if (labels.length === 0) return undefined;
  const [first = '', ...rest] = labels;
  const last = rest.pop();
  return `To go on: ${last === undefined ? first : `${[first, ...rest].join(', ')} and ${last}`}.`;
}
