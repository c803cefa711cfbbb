import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { logInApi } from '../../kit/api/logIn';
import { Button } from '../../kit/components/Button';
import { Dialog } from '../../kit/components/dialog/lazyDialog';
import { useFocusOn } from '../../kit/components/useFocusOn';
import { LinkRequestForm } from './LinkRequestForm';
import { useSignIn } from '../SignInContext';
import { refusalText } from '../../kit/api/refusalText';

export type ForgottenPasswordProps = {
  /** The username already entered in the login form. */
  readonly initialLogin?: string;
  readonly onClose: () => void;
};

type Step =
  { readonly kind: 'request' } | { readonly kind: 'ambiguous'; readonly message: string } | { readonly kind: 'sent' };

const titles: Readonly<Record<Step['kind'], string>> = {
  request: 'Forgotten your password?',
  ambiguous: 'Enter your customer ID',
  sent: 'Check your email',
};

const notThisAddress =
  'This email address belongs to more than one account. Enter the customer ID of yours, such as AV-10010.';

/** The steps for requesting an email with a link to choose a new password, in one dialog. */
export const ForgottenPassword = observer(function ForgottenPassword({
  initialLogin = '',
  onClose,
}: ForgottenPasswordProps) {
  const { client } = useSignIn();
  const [step, setStep] = useState<Step>({ kind: 'request' });
  const [steps, setSteps] = useState(0);
  const content = useFocusOn<HTMLDivElement>(steps);
  const goTo = (next: Step): void => {
    setStep(next);
    setSteps(steps + 1);
  };
  const handleAsk = async (login: string): Promise<string | undefined> => {
    const outcome = await logInApi(client).forgottenPassword(login);
    const message = outcome.ok ? '' : refusalText(outcome.error);
    const isAmbiguous = /^multiple\b/i.test(message);
    if (outcome.ok) goTo({ kind: 'sent' });
    else if (isAmbiguous && step.kind === 'ambiguous') return notThisAddress;
    else if (isAmbiguous) goTo({ kind: 'ambiguous', message });
    return outcome.ok || isAmbiguous ? undefined : message;
  };
  return (
    <Dialog title={titles[step.kind]} width={450} onClose={onClose}>
      <div ref={content} tabIndex={-1} className="login-step" key={step.kind}>
        <StepContent step={step} initialLogin={initialLogin} onAsk={handleAsk} onClose={onClose} />
      </div>
    </Dialog>
  );
});

type StepContentProps = Required<ForgottenPasswordProps> & {
  readonly step: Step;
  readonly onAsk: (login: string) => Promise<string | undefined>;
};

function StepContent({ step, initialLogin, onAsk, onClose }: StepContentProps) {
  switch (step.kind) {
    case 'request':
      return (
        <LinkRequestForm
          text="We'll send you an email with a link to choose a new one."
          label="Email address or customer ID"
          initialLogin={initialLogin}
          onRequest={onAsk}
        />
      );
    case 'ambiguous':
      return (
        <LinkRequestForm
          text={step.message}
          label="Customer ID"
          hint="You can find it on your membership card and in our emails."
          initialLogin=""
          onRequest={onAsk}
        />
      );
    case 'sent':
      return (
        <>
          <p>If your details match an account, we&apos;ve sent you an email with a link to choose a new password.</p>
          <p className="small muted">
            The link works for one hour. If you can&apos;t find the email, check your junk mail.
          </p>
          <Button full onClick={onClose}>
            Close
          </Button>
        </>
      );
  }
}
