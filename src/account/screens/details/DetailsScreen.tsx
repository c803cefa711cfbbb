import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Form } from '../../../../schemas/generated/journey';
import type { OnboardingType } from '../../../../schemas/generated/vocabulary';
import { LabelledValues } from '../../../kit/components/Ticket';
import { useAccount } from '../../AccountContext';
import { AccountPage } from '../parts/AccountPage';
import { OwnForm } from '../../../kit/walk/OwnForm';
import { useOwnForm } from '../../../kit/walk/useOwnForm';
import { Devices } from './Devices';
import { Photo } from './Photo';
import './details.css';
import { useForms } from '../../../kit/walk/FormsContext';
import { useSignIn } from '../../../sign-in/SignInContext';

const detailsForm: Form = { dataFields: 'membership_purchase' satisfies OnboardingType };
const passwordForm: Form = { schema: 'changePassword' };

/** The customer's details, with the forms to change details and password. */
export const DetailsScreen = observer(function DetailsScreen() {
  const { user } = useSignIn().session;
  if (!user) return null;
  const facts = [
    { label: 'Name', value: `${user.firstName} ${user.lastName}` },
    { label: 'Email address', value: user.email },
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
        <Details />
      </section>
      <section className="card" aria-labelledby="password-title">
        <h2 id="password-title">Change your password</h2>
        <Password />
      </section>
      <Devices />
    </AccountPage>
  );
});

const Details = observer(function Details() {
  const forms = useForms();
  const { details } = useAccount();
  const model = useOwnForm(detailsForm);
  useEffect(() => () => forms.refetchDataFields(), [forms]); // shows saved details on the next visit
  return (
    <OwnForm
      id="details"
      label="Your details"
      form={detailsForm}
      model={model}
      submitLabel="Save my details"
      busy={details.saving.has('details')}
      onSubmit={(form) => void details.save(form, forms.checksum(detailsForm))}
    />
  );
});

const Password = observer(function Password() {
  const { details } = useAccount();
  const model = useOwnForm(passwordForm);
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
