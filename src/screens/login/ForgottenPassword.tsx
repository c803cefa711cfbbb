import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/dialog/lazyDialog';
import { useFocusOn } from '../../components/useFocusOn';
import { useStores } from '../../stores/StoresContext';
import { AskForLink } from './AskForLink';

export type ForgottenPasswordProps = {
  /** What stands in the log-in form, to start with. */
  readonly typed?: string;
  readonly onClose: () => void;
};

type Step =
  { readonly kind: 'asking' } | { readonly kind: 'several'; readonly message: string } | { readonly kind: 'sent' };

const titles: Readonly<Record<Step['kind'], string>> = {
  asking: 'Forgotten your password?',
  several: 'Enter your customer ID',
  sent: 'Check your email',
};

/** From a forgotten password to a mail with a link, one dialog after the other. */
export const ForgottenPassword = observer(function ForgottenPassword({ typed = '', onClose }: ForgottenPasswordProps) {
  const { session } = useStores();
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  const [steps, setSteps] = useState(0);
  const content = useFocusOn<HTMLDivElement>(steps);
  const goTo = (next: Step): void => {
    setStep(next);
    setSteps(steps + 1);
  };
  const handleAsk = async (login: string): Promise<string | undefined> => {
    const outcome = await session.forgottenPassword(login);
    const message = outcome.ok ? '' : outcome.error.message;
    const several = /^multiple\b/i.test(message);
    if (outcome.ok) goTo({ kind: 'sent' });
    else if (several) goTo({ kind: 'several', message });
    return outcome.ok || several ? undefined : message;
  };
  return (
    <Dialog title={titles[step.kind]} width={450} onClose={onClose}>
      <div ref={content} tabIndex={-1} className="login-step" key={step.kind}>
        <StepContent step={step} typed={typed} onAsk={handleAsk} onClose={onClose} />
      </div>
    </Dialog>
  );
});

type StepContentProps = Required<ForgottenPasswordProps> & {
  readonly step: Step;
  readonly onAsk: (login: string) => Promise<string | undefined>;
};

function StepContent({ step, typed, onAsk, onClose }: StepContentProps) {
  switch (step.kind) {
    case 'asking':
      return (
        <AskForLink
          text="We'll send you an email with a link to choose a new one."
          label="Email address or customer ID"
          typed={typed}
          onAsk={onAsk}
        />
      );
    case 'several':
      return (
        <AskForLink
          text={step.message}
          label="Customer ID"
          hint="It is on your membership card and in our emails to you."
          typed=""
          onAsk={onAsk}
        />
      );
    case 'sent':
      return (
        <>
          <p>If we know you by what you entered, an email is on its way with a link to choose a new password.</p>
          <p className="small muted">The link works for one hour. Nothing there? Look among your junk mail.</p>
          <Button full onClick={onClose}>
            Close
          </Button>
        </>
      );
  }
}
