import { observer } from 'mobx-react-lite';
import { Suspense, type SubmitEvent } from 'react';
import { goOnAfterFrame } from '../../kit/components/afterFrame';
import { Button } from '../../kit/components/Button';
import { PartFailed } from '../../kit/components/PartFailed';
import { Skeleton } from '../../kit/components/Spinner';
import { vocabulary } from '../../../schemas/vocabulary';
import { gives } from '../../ground/journey/language/roles';
import { FormView } from '../../kit/forms/lazyFormView';
import { gateHint } from '../../kit/fields/gateHint';
import type { FormModel } from '../../kit/fields/FormModel';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import { joiningFields } from './fields';
import { LogInInstead, PricePlace } from './leadParts';
import { nextHint } from './nextHint';
import { registers } from './registers';
import { labelOf, reasonId } from './sectionButton';
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
  const loading = <Skeleton label="Loading this form" heights={[48, 48, 48, 48]} />;
  if (!model) return loading;
  return (
    <Suspense fallback={loading}>
      <FilledForm section={section} model={model} key={joining.journey.state.open} />
    </Suspense>
  );
});

type FormProps = { readonly section: DisplayedSection; readonly model: FormModel };

/** A form with its button. One that need not be filled in is saved by the same button, once something in it is changed. */
const FilledForm = observer(function FilledForm({ section, model }: FormProps) {
  const { joining, pricing } = useJoining();
  const { status } = joining.journey.state;
  const { busy, saves, hold } = joining.continuing;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    goOnAfterFrame(() => joining.proceed());
  };
  const reason = hold ?? (section.form?.optional === true ? undefined : gateHint(model));
  return (
    <form noValidate onSubmit={handleSubmit} aria-label={section.title}>
      {section.form?.optional === true && model.fields.size > 0 && <p className="muted sec-intro">{changeable}</p>}
      <FormView
        model={model}
        id={section.id}
        disabled={status === 'calling' || status === 'submitting'}
        customFields={joiningFields}
        errorHelp={registers(section) ? LogInInstead : undefined}
      />
      {lacksPricePlace(section, model) && (
        <Suspense>
          <PricePlace />
        </Suspense>
      )}
      <WaitingNote />
      <SectionFooter
        hint={reason ?? (saves ? unsaved : nextHint(joining.journey, pricing.price))}
        hintId={reasonId(section)}
        isUpdating={reason === undefined && !saves && joining.purpose.costs.loading}
      >
        {saves && !busy && (
          <button type="button" className="link" onClick={() => model.reset()}>
            Undo my changes
          </button>
        )}
        <Button
          type="submit"
          size="l"
          className="push"
          busy={busy}
          blockedBy={reason === undefined ? undefined : reasonId(section)}
        >
          {busy ? 'Processing...' : labelOf(section, saves, joining.journey)}
        </Button>
      </SectionFooter>
    </form>
  );
});

/** Reports whether a section that chooses the dates has no field that shows their amounts: it says itself that there are none. */
function lacksPricePlace(section: DisplayedSection, model: FormModel): boolean {
  return gives(section, 'start-date', vocabulary) && model.field('billingDay')?.shown !== true;
}

const changeable = 'You can change the following details here.';
const unsaved = 'Your changes are not saved yet.';
