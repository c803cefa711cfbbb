import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/components/Button';
import { Note } from '../../kit/components/Note';
import { LineField, requiredText } from './LineField';
import './login.css';

export type LinkRequestFormProps = {
  readonly text: string;
  readonly label: string;
  readonly hint?: string;
  readonly initialLogin: string;
  /** Requests the link. Resolves with the customer's text if that failed; after a success, another step replaces this one. */
  readonly onRequest: (login: string) => Promise<string | undefined>;
};

const id = 'forgotten-login';

/** The form for the email address or customer ID that the link is sent for. */
export function LinkRequestForm({ text, label, hint, initialLogin, onRequest }: LinkRequestFormProps) {
  const [login, setLogin] = useState(initialLogin);
  const [attempted, setAttempted] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const ask = async (): Promise<void> => {
    setPending(true);
    setFailure(await onRequest(login.trim()));
    setPending(false);
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (pending) return;
    setAttempted(true);
    setFailure(undefined);
    if (login.trim() === '') document.getElementById(id)?.focus();
    else void ask();
  };
  return (
    <form className="login-form" noValidate onSubmit={handleSubmit}>
      <p>{text}</p>
      {failure !== undefined && <Note type="danger" title={failure} live />}
      <LineField
        id={id}
        label={label}
        {...(hint === undefined ? {} : { hint })}
        error={attempted ? requiredText(label, login) : undefined}
        autoComplete="username"
        value={login}
        onChange={setLogin}
      />
      <Button type="submit" full busy={pending}>
        Send me the link
      </Button>
    </form>
  );
}
