import { observer } from 'mobx-react-lite';
import { Suspense, type SubmitEvent } from 'react';
import { Button } from '../../components/Button';
import { Skeleton } from '../../components/Spinner';
import { FormView } from '../../forms/lazyFormView';
import type { DisplayedSection } from '../../journey/sections';
import type { RegisterStore } from '../../stores/register/RegisterStore';
import { PartFailed } from '../../components/PartFailed';

export type RegisterFormProps = { readonly register: RegisterStore; readonly section: DisplayedSection };

/** The fields of the open section and the button that makes the account. */
export const RegisterForm = observer(function RegisterForm({ register, section }: RegisterFormProps) {
  const { form, failed } = register;
  const { busy } = register.journey;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    register.proceed();
  };
  if (failed) return <PartFailed onAgain={() => register.fetch()} />;
  if (!form) return <Skeleton label="Loading this form" heights={[48, 48, 48, 48]} />;
  const gated = form.gated.length > 0;
  return (
    <form noValidate onSubmit={handleSubmit} aria-label={section.title}>
      <Suspense fallback={<Skeleton label="Loading this form" heights={[48, 48, 48, 48]} />}>
        <FormView model={form} id={section.id} disabled={busy} />
      </Suspense>
      <div className="sec-foot">
        {gated && (
          <p className="small muted" id="register-reason">
            To go on: {form.gated.map(({ definition }) => definition.shortLabel ?? definition.label).join(' and ')}.
          </p>
        )}
        <Button
          type="submit"
          size="l"
          className="push"
          busy={busy}
          blocked={gated}
          aria-describedby={gated ? 'register-reason' : undefined}
        >
          {busy ? 'Processing...' : section.continueLabel}
        </Button>
      </div>
    </form>
  );
});
