import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Form } from '../../../../schemas/generated/journey';
import type { OnboardingType } from '../../../../schemas/generated/vocabulary';
import { LabelledValues } from '../../../kit/components/Ticket';
import { useAccount } from '../../AccountContext';
import { AccountPage } from '../parts/AccountPage';
import { OwnForm } from '../../../kit/walk/OwnForm';
import { useOwnForm } from '../../../kit/walk/useOwnForm';
import type { FormModel } from '../../../kit/fields/FormModel';
import { DeletionPanel } from '../../deletion/DeletionPanel';
import { ChangeEmail, emailForm } from '../../email/ChangeEmail';
import { IdentityPanel } from '../../identity/IdentityPanel';
import { OwnDataPanel } from '../../data/OwnDataPanel';
import { MarketingPanel } from '../../marketing/MarketingPanel';
import { PeoplePanel } from '../../people/PeoplePanel';
import { Passkeys } from '../../passkeys/Passkeys';
import { Devices } from './Devices';
import { LeaveQuestion } from '../../../kit/components/dialog/LeaveQuestion';
import { Photo } from './Photo';
import './details.css';
import { useForms } from '../../../kit/walk/FormsContext';
import { useSite } from '../../../kit/site/SiteContext';
import { useSignIn } from '../../../sign-in/SignInContext';

const detailsForm: Form = { dataFields: 'membership_purchase' satisfies OnboardingType };
const passwordForm: Form = { schema: 'changePassword' };

/** The customer's details, with the forms to change details and password. */
export const DetailsScreen = observer(function DetailsScreen() {
  const { user } = useSignIn().session;
  const { config } = useSite();
  const details = useOwnForm(detailsForm, 'details');
  const email = useOwnForm(emailForm, 'email');
  const password = useOwnForm(passwordForm);
  const [saved, setSaved] = useState<string>();
  const isTyped = email?.isChanged === true || password?.isChanged === true;
  const isSaved = details !== undefined && saved === textOf(details);
  if (!user) return null;
  const facts = [
    { label: 'Name', value: `${user.firstName} ${user.lastName}` },
    { label: 'Email address', value: user.emailConfirmed ? user.email : `${user.email} (not confirmed yet)` },
    { label: 'Customer ID', value: user.reference },
  ];
  return (
    <AccountPage label="My details">
      <section className="card details-me" aria-label="Who you are">
        <Photo />
        <LabelledValues facts={facts} />
      </section>
      <section className="card" aria-labelledby="details-title">
        <h2 id="details-title">Your details</h2>
        <Details model={details} onSave={(form) => setSaved(textOf(form))} />
      </section>
      <IdentityPanel />
      <PeoplePanel />
      <MarketingPanel />
      <ChangeEmail model={email} />
      <section className="card" aria-labelledby="password-title">
        <h2 id="password-title">Change your password</h2>
        <Password model={password} />
      </section>
      {!config.bare && <Passkeys />}
      <Devices />
      {!config.bare && <OwnDataPanel />}
      {!config.bare && <DeletionPanel />}
      <LeaveQuestion isChanged={(details?.isChanged === true && !isSaved) || isTyped} />
    </AccountPage>
  );
});

/** Returns what is typed in a form, to compare it with what was saved. */
function textOf(form: FormModel): string {
  return JSON.stringify(form.typed());
}

type FormProps = { readonly model: FormModel | undefined };

type DetailsProps = FormProps & { readonly onSave: (form: FormModel) => void };

const Details = observer(function Details({ model, onSave }: DetailsProps) {
  const forms = useForms();
  const { details } = useAccount();
  useEffect(() => () => forms.refetchDataFields(), [forms]); // shows saved details on the next visit
  const save = async (form: FormModel): Promise<void> => {
    if (await details.save(form, forms.checksum(detailsForm))) onSave(form);
  };
  return (
    <OwnForm
      id="details"
      label="Your details"
      form={detailsForm}
      model={model}
      submitLabel="Save my details"
      busy={details.saving.has('details')}
      onSubmit={(form) => void save(form)}
    />
  );
});

const Password = observer(function Password({ model }: FormProps) {
  const { details } = useAccount();
  return (
    <OwnForm
      id="password"
      label="Change your password"
      form={passwordForm}
      model={model}
      submitLabel="Change password"
      busy={details.saving.has('password')}
      onSubmit={(form) => void details.changePassword(form)}
    />
  );
});
