import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Form } from '../../../schemas/generated/journey';
import type { AccountDeletion } from '../../kit/api/account';
import { Button } from '../../kit/components/Button';
import { Dialog } from '../../kit/components/dialog/lazyDialog';
import { useReturnFocus } from '../../kit/components/dialog/useReturnFocus';
import { Presence } from '../../kit/components/motion/Presence';
import { Note } from '../../kit/components/Note';
import type { FormModel } from '../../kit/fields/FormModel';
import { RequestView } from '../../kit/site/RequestView';
import { SiteLink } from '../../kit/site/SiteLink';
import { OwnForm } from '../../kit/walk/OwnForm';
import { useOwnForm } from '../../kit/walk/useOwnForm';
import { MembersOnly } from '../../sign-in/guards';
import { useAccount } from '../AccountContext';
import { AccountPage } from '../screens/parts/AccountPage';
import { Deleted } from './Deleted';
import './deletion.css';

const passwordForm: Form = { schema: 'deleteAccount' };
const details = { label: 'My details', path: '/user-details' };

/** The page for deleting one's account; afterwards, what became of it, for which nobody has to be signed in. */
export const DeletionScreen = observer(function DeletionScreen() {
  const { deletion } = useAccount();
  useEffect(() => () => deletion.leave(), [deletion]);
  if (deletion.deletedEmail !== undefined) return <Deleted email={deletion.deletedEmail} />;
  return <MembersOnly screen={<Deletion />} />;
});

const Deletion = observer(function Deletion() {
  const { deletion } = useAccount();
  useEffect(() => void deletion.terms.load(), [deletion]);
  return (
    <AccountPage label="Delete my account" within={details}>
      <RequestView
        request={deletion.terms.request}
        onRetry={() => deletion.terms.load()}
        label="Loading what happens when you delete your account"
        heights={[180, 240]}
      >
        {(terms) => <Terms terms={terms} />}
      </RequestView>
      <p>
        <SiteLink className="link" to={details.path}>
          Keep my account
        </SiteLink>
      </p>
    </AccountPage>
  );
});

function Terms({ terms }: { readonly terms: AccountDeletion }) {
  const isStopped = terms.stops.length > 0;
  return (
    <>
      {isStopped && <Stops stops={terms.stops} />}
      <section className="card deletion" aria-labelledby="deletion-terms">
        <h2 id="deletion-terms">What happens when you delete your account</h2>
        <p>At once, and for good, we delete:</p>
        <ul>
          <li>your name, contact details, photo, pass and customer ID</li>
          <li>the children and others whom you book for</li>
          <li>your bookings, packages, guest passes and places on waiting lists</li>
          <li>your saved cards and bank details</li>
          <li>your log-in with its passkeys and devices, and your choices about news</li>
        </ul>
        {terms.keeps.map(({ what, why, years }) => (
          <p key={what}>
            We have to keep for {years} years: {what}. {why}
          </p>
        ))}
        {terms.loses.length > 0 && (
          <Note type="warning" title="You lose what you have paid for">
            <ul>
              {terms.loses.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            Use it first, or ask your centre what can be paid back.
          </Note>
        )}
      </section>
      {!isStopped && <Proof />}
    </>
  );
}

const pages: Partial<Record<AccountDeletion['stops'][number]['kind'], { label: string; path: string }>> = {
  membership: { label: 'Go to your memberships', path: '/memberships' },
  booking: { label: 'Go to your bookings', path: '/bookings' },
  penalty: { label: 'Go to your penalties', path: '/payments' },
};

function Stops({ stops }: { readonly stops: AccountDeletion['stops'] }) {
  const links = [...new Set(stops.map(({ kind }) => kind))].flatMap((kind) => pages[kind] ?? []);
  return (
    <section className="card deletion" aria-labelledby="deletion-stops">
      <h2 id="deletion-stops">You can’t delete your account yet</h2>
      <ul>
        {stops.map(({ reason, nextStep }) => (
          <li key={reason}>
            {reason} <span className="muted">{nextStep}</span>
          </li>
        ))}
      </ul>
      <p className="deletion-links">
        {links.map(({ label, path }) => (
          <SiteLink key={path} className="btn btn-secondary" to={path}>
            {label}
          </SiteLink>
        ))}
      </p>
    </section>
  );
}

const Proof = observer(function Proof() {
  const { deletion } = useAccount();
  const model = useOwnForm(passwordForm);
  return (
    <section className="card" aria-labelledby="deletion-proof">
      <h2 id="deletion-proof">Confirm that it is you</h2>
      <OwnForm
        id="deletion"
        label="Delete my account"
        form={passwordForm}
        model={model}
        submitLabel="Delete my account"
        busy={deletion.isDeleting}
        onSubmit={(form) => deletion.ask(form)}
      />
      <Presence>{deletion.isAsking && model && <LastQuestion form={model} />}</Presence>
    </section>
  );
});

const LastQuestion = observer(function LastQuestion({ form }: { readonly form: FormModel }) {
  const { deletion } = useAccount();
  const finalFocus = useReturnFocus();
  const loses = deletion.terms.request.data?.loses ?? [];
  const footer = (
    <>
      <Button look="danger" full busy={deletion.isDeleting} onClick={() => deletion.confirm(form)}>
        {deletion.isDeleting ? 'Processing...' : 'Delete it for good'}
      </Button>
      <Button look="secondary" full onClick={() => deletion.keep()}>
        Keep my account
      </Button>
    </>
  );
  return (
    <Dialog
      title="Delete your account for good?"
      role="alertdialog"
      onClose={() => deletion.keep()}
      footer={footer}
      finalFocus={finalFocus}
    >
      <p>This cannot be undone. You will be signed out on all devices.</p>
      {loses.length > 0 && <p>You lose: {loses.join('; ')}.</p>}
    </Dialog>
  );
});
