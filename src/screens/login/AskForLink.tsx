import { useState, type SubmitEvent } from 'react';
import { Button } from '../../components/Button';
import { Note } from '../../components/Note';
import { LineField, requiredText } from './LineField';
import './login.css';

export type AskForLinkProps = {
  readonly text: string;
  readonly label: string;
  readonly hint?: string;
  readonly typed: string;
  /** Sends it off. Answers with why that failed; after a success there is something else here. */
  readonly onAsk: (login: string) => Promise<string | undefined>;
};

const id = 'forgotten-login';

/** Asks by which name to send the link. */
export function AskForLink({ text, label, hint, typed, onAsk }: AskForLinkProps) {
  const [login, setLogin] = useState(typed);
  const [attempted, setAttempted] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const ask = async (): Promise<void> => {
    setPending(true);
    setFailure(await onAsk(login.trim()));
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
