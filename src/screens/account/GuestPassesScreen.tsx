import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Form } from '../../../schemas/generated/journey';
import type { GuestPasses } from '../../api/account';
import { ukDateText } from '../../core/dates';
import { useAccount } from '../../stores/account/AccountContext';
import { AccountPage } from './parts/AccountPage';
import { Awaited } from '../parts/Awaited';
import { Empty } from '../parts/Empty';
import { GuestPassFigure, passesLeftText } from './parts/GuestPassFigure';
import { OwnForm } from '../parts/OwnForm';
import { useOwnForm } from '../parts/useOwnForm';

const passForm: Form = { schema: 'guestPass' };

const stateWords = { sent: 'Sent', used: 'Used', expired: 'Expired' } as const;

/** The guests that a member may bring. */
export const GuestPassesScreen = observer(function GuestPassesScreen() {
  const { passes } = useAccount().guestPasses;
  useEffect(() => void passes.load(), [passes]);
  return (
    <AccountPage label="Guest passes">
      <Awaited
        request={passes.request}
        onRetry={() => void passes.load()}
        label="Loading your guest passes"
        heights={[200, 160]}
      >
        {(given) => <Passes given={given} />}
      </Awaited>
    </AccountPage>
  );
});

function Passes({ given }: { readonly given: GuestPasses }) {
  const { left, perMonth, renewsOn, passes } = given;
  return (
    <>
      {perMonth === 0 ? (
        <Empty
          icon="proof"
          title="Your membership has no guest passes"
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
  const model = useOwnForm(passForm);
  return (
    <OwnForm
      id="guest-pass"
      label="Send a guest pass"
      form={passForm}
      model={model}
      submitLabel="Send a guest pass"
      busy={guestPasses.sending}
      onSubmit={(form) => void guestPasses.send(form)}
    />
  );
});
