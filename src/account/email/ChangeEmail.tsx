import { observer } from 'mobx-react-lite';
import type { Form } from '../../../schemas/generated/journey';
import type { FormModel } from '../../kit/fields/FormModel';
import { Note } from '../../kit/components/Note';
import { OwnForm } from '../../kit/walk/OwnForm';
import { useSignIn } from '../../sign-in/SignInContext';
import { useAccount } from '../AccountContext';
import './email.css';

export const emailForm: Form = { schema: 'changeEmail' };

/** The form to change the e-mail address, and the note about the link that confirms it. */
export const ChangeEmail = observer(function ChangeEmail({ model }: { readonly model: FormModel | undefined }) {
  const { emailChange } = useAccount();
  const { user } = useSignIn().session;
  return (
    <section className="card" aria-labelledby="email-title">
      <h2 id="email-title">Change your email address</h2>
      {emailChange.mailedTo !== undefined && (
        <div className="email-sent">
          <Note type="success" title={`We have sent a link to ${emailChange.mailedTo}`} live>
            Open it within 24 hours to change your address. Until then, you log in with {user?.email}.
          </Note>
        </div>
      )}
      <OwnForm
        id="email"
        label="Change your email address"
        form={emailForm}
        model={model}
        submitLabel="Send me the link"
        busy={emailChange.isAsking}
        onSubmit={(form) => void emailChange.ask(form)}
      />
    </section>
  );
});
