import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo, useState, type SubmitEvent } from 'react';
import type { Form } from '../../../schemas/generated/journey';
import { Button } from '../../components/Button';
import { Skeleton } from '../../components/Spinner';
import { FormModel } from '../../fields/FormModel';
import { FormView } from '../../forms/lazyFormView';
import { showRefusal } from '../../stores/showRefusal';
import { useStores } from '../../stores/StoresContext';
import { PartFailed } from '../../components/PartFailed';

const form: Form = { schema: 'newPassword' };

export type NewPasswordFormProps = {
  readonly token: string;
  readonly onDone: () => void;
  /** The link is good no longer; the customer's text says why. */
  readonly onGone: (message: string) => void;
};

/** A new password, twice, with its rules ticked as they are met. */
export const NewPasswordForm = observer(function NewPasswordForm({ token, onDone, onGone }: NewPasswordFormProps) {
  const { forms, session } = useStores();
  const [busy, setBusy] = useState(false);
  useEffect(() => forms.fetch(form), [forms]);
  const definition = forms.definitionOf(form);
  const model = useMemo(() => definition && new FormModel(definition, forms.surroundings), [definition, forms]);
  const send = async (filled: FormModel): Promise<void> => {
    setBusy(true);
    const text = (path: string): string => String(filled.field(path)?.value ?? '');
    const sent = filled.sent();
    const body = { token, password: text('password'), passwordConfirmation: text('passwordConfirmation') };
    const outcome = await session.resetPassword(body);
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
  if (forms.failed(form)) return <PartFailed onAgain={() => forms.fetch(form)} />;
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
