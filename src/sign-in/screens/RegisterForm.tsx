import { observer } from 'mobx-react-lite';
import { Suspense, type SubmitEvent } from 'react';
import { Button } from '../../kit/components/Button';
import { Skeleton } from '../../kit/components/Spinner';
import { gateHint } from '../../kit/fields/gateHint';
import { FormView } from '../../kit/forms/lazyFormView';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import { LogInInstead } from '../sections/LogInInstead';
import type { RegisterStore } from '../RegisterStore';
import { PartFailed } from '../../kit/components/PartFailed';

export type RegisterFormProps = { readonly register: RegisterStore; readonly section: DisplayedSection };

/** The open section's fields, if it has any, and the button that creates the account. */
export const RegisterForm = observer(function RegisterForm({ register, section }: RegisterFormProps) {
  const { openForm } = register;
  const { model: form, failed } = openForm;
  const { busy } = register.journey;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    openForm.proceed();
  };
  if (failed) return <PartFailed onRetry={() => openForm.fetch()} />;
  if (!form && openForm.wanted.length > 0) return <Skeleton label="Loading this form" heights={[48, 48, 48, 48]} />;
  const reason = form && gateHint(form);
  return (
    <form noValidate onSubmit={handleSubmit} aria-label={section.title}>
      {form && (
        <Suspense fallback={<Skeleton label="Loading this form" heights={[48, 48, 48, 48]} />}>
          <FormView model={form} id={section.id} disabled={busy} errorHelp={LogInInstead} />
        </Suspense>
      )}
      <div className="sec-foot">
        {reason !== undefined && (
          <p className="small muted" id="register-reason">
            {reason}
          </p>
        )}
        <Button
          type="submit"
          size="l"
          className="push"
          busy={busy}
          blockedBy={reason === undefined ? undefined : 'register-reason'}
        >
          {busy ? 'Processing...' : section.continueLabel}
        </Button>
      </div>
    </form>
  );
});
