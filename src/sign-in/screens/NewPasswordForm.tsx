import resetPassword from 'call:resetPassword';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo, useState, type SubmitEvent } from 'react';
import type { Form } from '../../../schemas/generated/journey';
import { Button } from '../../kit/components/Button';
import { Skeleton } from '../../kit/components/Spinner';
import { FormModel } from '../../kit/fields/FormModel';
import { FormView } from '../../kit/forms/lazyFormView';
import { formBody } from '../../kit/fields/formBody';
import { showRefusal } from '../../kit/fields/showRefusal';
import { PartFailed } from '../../kit/components/PartFailed';
import { useForms } from '../../kit/walk/FormsContext';
import { useSignIn } from '../SignInContext';

const form: Form = { schema: 'newPassword' };

export type NewPasswordFormProps = {
  readonly token: string;
  readonly onDone: () => void;
  /** Called with the reason, for the customer, when the link is no longer valid. */
  readonly onGone: (message: string) => void;
};

/** The form for a new password, entered twice; its rules are ticked as they are met. */
export const NewPasswordForm = observer(function NewPasswordForm({ token, onDone, onGone }: NewPasswordFormProps) {
  const { session } = useSignIn();
  const forms = useForms();
  const [busy, setBusy] = useState(false);
  useEffect(() => forms.fetch(form), [forms]);
  const definition = forms.definitionOf(form);
  const model = useMemo(() => definition && new FormModel(definition, forms.surroundings), [definition, forms]);
  const send = async (filled: FormModel): Promise<void> => {
    setBusy(true);
    const { password = '', passwordConfirmation = '' } = formBody(filled, resetPassword);
    const sent = filled.sent();
    const outcome = await session.resetPassword({ token, password, passwordConfirmation });
    setBusy(false);
    if (outcome.ok) return onDone();
    const { status, errors, message } = outcome.error;
    if (status === 422 && Object.keys(errors).length === 0) onGone(message);
    else showRefusal(filled, outcome.error, sent);
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!busy && model?.attempt()) void send(model);
  };
  if (forms.failed(form)) return <PartFailed onRetry={() => forms.fetch(form)} />;
  if (!model) return <Skeleton label="Loading this form" heights={[48, 48, 48]} />;
  return (
    <form noValidate onSubmit={handleSubmit} aria-label="Choose a new password">
      <Suspense fallback={<Skeleton label="Loading this form" heights={[48, 48, 48]} />}>
        <FormView model={model} id="reset" disabled={busy} />
      </Suspense>
      <div className="sec-foot">
        <Button type="submit" size="l" full busy={busy}>
          {busy ? 'Processing...' : 'Save and log in'}
        </Button>
      </div>
    </form>
  );
});
