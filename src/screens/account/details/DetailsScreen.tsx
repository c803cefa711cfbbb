import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Form } from '../../../../schemas/generated/journey';
import { FactList } from '../../../components/Ticket';
import { useAccount } from '../../../stores/account/AccountContext';
import { useStores } from '../../../stores/StoresContext';
import { AccountPage } from '../parts/AccountPage';
import { OwnForm } from '../../parts/OwnForm';
import { useOwnForm } from '../../parts/useOwnForm';
import { Photo } from './Photo';
import './details.css';

const detailsForm: Form = { dataFields: 'membership_purchase' };
const passwordForm: Form = { schema: 'changePassword' };

/** What we know of the customer, and what of it they can change. */
export const DetailsScreen = observer(function DetailsScreen() {
  const { user } = useStores().session;
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
        <FactList facts={facts} />
      </section>
      <section className="card" aria-labelledby="details-title">
        <h2 id="details-title">Your details</h2>
        <Details />
      </section>
      <section className="card" aria-labelledby="password-title">
        <h2 id="password-title">Change your password</h2>
        <Password />
      </section>
    </AccountPage>
  );
});

const Details = observer(function Details() {
  const { forms } = useStores();
  const { details } = useAccount();
  const model = useOwnForm(detailsForm);
  useEffect(() => () => forms.refetchDataFields(), [forms]); // what is saved here shows when one comes back
  return (
    <OwnForm
      id="details"
      label="Your details"
      form={detailsForm}
      model={model}
      submitLabel="Save my details"
      busy={details.saving.has('details')}
      onSubmit={(form) => void details.save(form, forms.checksum('membership_purchase'))}
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
