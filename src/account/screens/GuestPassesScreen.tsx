import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Form } from '../../../schemas/generated/journey';
import type { GuestPasses } from '../../kit/api/account';
import { ukDateText } from '../../ground/core/dates';
import { useAccount } from '../AccountContext';
import { AccountPage } from './parts/AccountPage';
import { RequestView } from '../../kit/site/RequestView';
import { EmptyState } from '../../kit/site/EmptyState';
import { GuestPassFigure, passesLeftText } from './parts/GuestPassFigure';
import { LeaveQuestion } from '../../kit/components/dialog/LeaveQuestion';
import { OwnForm } from '../../kit/walk/OwnForm';
import { useOwnForm } from '../../kit/walk/useOwnForm';

const passForm: Form = { schema: 'guestPass' };

const stateWords = { sent: 'Sent', used: 'Used', expired: 'Expired' } as const;

/** The member's guest passes: those left, those sent, and the form to send one. */
export const GuestPassesScreen = observer(function GuestPassesScreen() {
  const { passes } = useAccount().guestPasses;
  useEffect(() => void passes.load(), [passes]);
  return (
    <AccountPage label="Guest passes">
      <RequestView
        request={passes.request}
        onRetry={() => passes.load()}
        label="Loading your guest passes"
        heights={[200, 160]}
      >
        {(given) => <Passes guestPasses={given} />}
      </RequestView>
    </AccountPage>
  );
});

function Passes({ guestPasses }: { readonly guestPasses: GuestPasses }) {
  const { left, perMonth, renewsOn, passes } = guestPasses;
  return (
    <>
      {perMonth === 0 ? (
        <EmptyState
          icon="proof"
          title="You have no guest passes"
          text="Some of our memberships let you bring a friend."
        />
      ) : (
        <section className="card guest-passes" aria-label="Send a guest pass">
          <div className="guest-passes-left">
            <GuestPassFigure left={left} />
            <p className="strong">{passesLeftText(left)}</p>
            {renewsOn !== null && (
              <p className="small muted">
                You get {perMonth} again on {ukDateText(renewsOn)}.
              </p>
            )}
          </div>
          {left > 0 && <SendPass />}
        </section>
      )}
      {passes.length > 0 && (
        <section className="account-part" aria-label="Your guests">
          <div className="account-part-head">
            <h2>Your guests</h2>
          </div>
          <ul className="card account-list">
            {passes.map(({ id, guestName, guestEmail, validUntil, state }) => (
              <li key={id} className="guest">
                <div>
                  <h3>{guestName}</h3>
                  <p className="small muted">
                    {guestEmail}, valid until {ukDateText(validUntil)}
                  </p>
                </div>
                <span className="tag">{stateWords[state]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const SendPass = observer(function SendPass() {
  const { guestPasses } = useAccount();
  const model = useOwnForm(passForm, 'guest-pass');
  return (
    <>
      <OwnForm
        id="guest-pass"
        label="Send a guest pass"
        form={passForm}
        model={model}
        submitLabel="Send a guest pass"
        busy={guestPasses.isSending}
        onSubmit={(form) => void guestPasses.send(form)}
      />
      <LeaveQuestion isChanged={model?.isChanged === true && !guestPasses.isSending} />
    </>
  );
});
