import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Form } from '../../../schemas/generated/journey';
import { formatLongDate, parseIsoDate } from '../../ground/core/dates';
import { directDebitApi, type AccountDirectDebit } from '../../kit/api/directDebit';
import { bankFacts, rightToCancel } from '../../kit/components/bankFacts';
import { Button } from '../../kit/components/Button';
import { Dialog } from '../../kit/components/dialog/lazyDialog';
import { LeaveQuestion } from '../../kit/components/dialog/LeaveQuestion';
import { useReturnFocus } from '../../kit/components/dialog/useReturnFocus';
import { focusAfterRender } from '../../kit/components/focusAfterRender';
import { Guarantee } from '../../kit/components/Guarantee';
import { Presence } from '../../kit/components/motion/Presence';
import { LabelledValues } from '../../kit/components/Ticket';
import { useFocusOn } from '../../kit/components/useFocusOn';
import { RequestView } from '../../kit/site/RequestView';
import { useSite } from '../../kit/site/SiteContext';
import { OwnForm } from '../../kit/walk/OwnForm';
import { useOwnForm } from '../../kit/walk/useOwnForm';
import { useSignIn } from '../../sign-in/SignInContext';
import { BankDetailsStore } from './BankDetailsStore';
import './bank.css';

const bankForm: Form = { schema: 'changeBankDetails' };
const titleId = 'direct-debit-title';

/** The customer's Direct Debit, with the way to another bank account. Nothing is shown to somebody without one. */
export const DirectDebitPanel = observer(function DirectDebitPanel() {
  const { user } = useSignIn().session;
  return user?.hasInstruction ? <OwnDirectDebit key={user.id} /> : null;
});

const OwnDirectDebit = observer(function OwnDirectDebit() {
  const { toasts } = useSite();
  const { client } = useSignIn();
  const [bankDetails] = useState(() => new BankDetailsStore(directDebitApi(client), toasts));
  useEffect(() => void bankDetails.directDebit.load(), [bankDetails]);
  const { request } = bankDetails.directDebit;
  if (request.data === null) return null;
  return (
    <section className="account-part" aria-labelledby={titleId}>
      <div className="account-part-head">
        <h2 id={titleId} tabIndex={-1}>
          Your Direct Debit
        </h2>
      </div>
      <RequestView
        request={request}
        onRetry={() => bankDetails.directDebit.load()}
        label="Loading your Direct Debit"
        heights={[120]}
      >
        {(found) => found && <PresentAccount bankDetails={bankDetails} found={found} />}
      </RequestView>
      <Presence>{bankDetails.readBack !== undefined && <ReadBack bankDetails={bankDetails} />}</Presence>
    </section>
  );
});

type PanelProps = { readonly bankDetails: BankDetailsStore };

const PresentAccount = observer(function PresentAccount({
  bankDetails,
  found,
}: PanelProps & { readonly found: AccountDirectDebit }) {
  return (
    <div className="card direct-debit">
      <LabelledValues
        columns={2}
        facts={[
          { label: 'Account holder', value: found.accountHolder },
          { label: 'Account', value: `Ending ${found.accountEnding}` },
          { label: 'Reference', value: found.reference },
          { label: 'Next payment', value: nextText(found) },
        ]}
      />
      {bankDetails.isOpen ? (
        <NewAccount bankDetails={bankDetails} />
      ) : (
        <Button look="secondary" onClick={() => bankDetails.open(true)}>
          Change bank details
        </Button>
      )}
    </div>
  );
});

const NewAccount = observer(function NewAccount({ bankDetails }: PanelProps) {
  const model = useOwnForm(bankForm);
  const heading = useFocusOn<HTMLHeadingElement>(1, { entering: true });
  return (
    <div className="direct-debit-new">
      <h3 ref={heading} tabIndex={-1}>
        Your new bank account
      </h3>
      <OwnForm
        id="bank"
        label="Your new bank account"
        form={bankForm}
        model={model}
        submitLabel="Continue"
        busy={bankDetails.isSending}
        onSubmit={(form) => bankDetails.read(form)}
        beside={
          <Button look="secondary" onClick={() => closeForm(bankDetails)}>
            Keep my bank details
          </Button>
        }
      />
      <LeaveQuestion isChanged={model?.isChanged === true} />
    </div>
  );
});

/** The new details, displayed before they are sent. Source: Bacs, service user guide. */
const ReadBack = observer(function ReadBack({ bankDetails }: PanelProps) {
  const { config } = useSite();
  const finalFocus = useReturnFocus(titleId);
  const { readBack, isSending } = bankDetails;
  const found = bankDetails.directDebit.request.data;
  if (!readBack || !found) return null;
  const { accountHolder, accountDetails } = readBack.body;
  const footer = (
    <>
      <Button full busy={isSending} onClick={() => bankDetails.change().then(() => focusAfterRender(titleId))}>
        {isSending ? 'Processing...' : 'Change bank details'}
      </Button>
      <Button look="secondary" full onClick={() => bankDetails.edit()}>
        Edit
      </Button>
    </>
  );
  return (
    <Dialog title="Is this right?" onClose={() => bankDetails.edit()} footer={footer} finalFocus={finalFocus}>
      <LabelledValues
        facts={[
          ...bankFacts({ accountHolder, ...accountDetails, statementName: config.config.directDebit.statementName }),
          { label: 'First payment from this account', value: nextText(found) },
          rightToCancel,
        ]}
      />
      {found.documents.map(({ id, title, html }) => (
        <Guarantee key={id} title={title} html={html} />
      ))}
    </Dialog>
  );
});

function nextText({ nextPayment }: AccountDirectDebit): string {
  const date = parseIsoDate(nextPayment?.date ?? '');
  return nextPayment && date ? `${nextPayment.amount.formatted} on ${formatLongDate(date)}` : 'None at present';
}

/** The button that had the focus goes with the form. */
function closeForm(bankDetails: BankDetailsStore): void {
  bankDetails.open(false);
  focusAfterRender(titleId);
}
