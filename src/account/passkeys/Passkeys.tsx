import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Form } from '../../../schemas/generated/journey';
import { dateOf, ukDateText } from '../../ground/core/dates';
import type { Passkey } from '../../kit/api/account';
import { Button } from '../../kit/components/Button';
import { Dialog } from '../../kit/components/dialog/lazyDialog';
import { useReturnFocus } from '../../kit/components/dialog/useReturnFocus';
import { Presence } from '../../kit/components/motion/Presence';
import { Note } from '../../kit/components/Note';
import { canUsePasskeys } from '../../kit/site/canUsePasskeys';
import { RequestView } from '../../kit/site/RequestView';
import { useSite } from '../../kit/site/SiteContext';
import { OwnForm } from '../../kit/walk/OwnForm';
import { useOwnForm } from '../../kit/walk/useOwnForm';
import { useAccount } from '../AccountContext';

const passkeyForm: Form = { schema: 'passkey' };

/** The customer's passkeys, with the windows to add and to remove one. */
export const Passkeys = observer(function Passkeys() {
  const { passkeys } = useAccount();
  const { config } = useSite();
  useEffect(() => void passkeys.all.load(), [passkeys]);
  return (
    <section className="card" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">Your passkeys</h2>
      <p className="muted">
        With a passkey you log in by your fingerprint, your face or the PIN of your device, and type no password.
      </p>
      <RequestView
        request={passkeys.all.request}
        onRetry={() => passkeys.all.load()}
        label="Loading your passkeys"
        heights={[48]}
      >
        {(list) =>
          list.length > 0 ? (
            <ul className="devices">
              {list.map((passkey) => (
                <PasskeyLine key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          ) : (
            <p>You have no passkey yet.</p>
          )
        }
      </RequestView>
      {passkeys.refusal !== undefined && <Note type="danger" title={passkeys.refusal} live />}
      {canUsePasskeys(config) ? (
        <div className="sec-foot">
          <Button look="secondary" className="push" aria-haspopup="dialog" onClick={() => passkeys.openAdding(true)}>
            Add a passkey
          </Button>
        </div>
      ) : (
        <p className="small muted">This browser cannot make passkeys.</p>
      )}
      <Presence>{passkeys.isAdding && <AddPasskey />}</Presence>
      <Presence>{passkeys.toRemove && <RemovePasskey passkey={passkeys.toRemove} />}</Presence>
    </section>
  );
});

const PasskeyLine = observer(function PasskeyLine({ passkey }: { readonly passkey: Passkey }) {
  const { passkeys } = useAccount();
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li>
      <span className="strong passkey-name">{name}</span>
      <span className="small muted">
        Added on {dayOf(addedAt)}, {lastUsedAt === null ? 'not used yet' : `last used on ${dayOf(lastUsedAt)}`}
      </span>
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        aria-label={`Remove ${name}`}
        onClick={() => passkeys.askToRemove(passkey)}
      >
        Remove
      </button>
    </li>
  );
});

const AddPasskey = observer(function AddPasskey() {
  const { passkeys } = useAccount();
  const model = useOwnForm(passkeyForm, 'passkey');
  const finalFocus = useReturnFocus();
  return (
    <Dialog title="Add a passkey" onClose={() => passkeys.openAdding(false)} finalFocus={finalFocus}>
      <p className="muted passkey-intro">Your browser then asks where to keep the passkey.</p>
      <OwnForm
        id="passkey"
        label="Add a passkey"
        form={passkeyForm}
        model={model}
        submitLabel="Make the passkey"
        busy={passkeys.isBusy}
        onSubmit={(form) => void passkeys.add(form)}
      />
    </Dialog>
  );
});

const RemovePasskey = observer(function RemovePasskey({ passkey }: { readonly passkey: Passkey }) {
  const { passkeys } = useAccount();
  const finalFocus = useReturnFocus();
  const handleStay = (): void => passkeys.askToRemove(undefined);
  const footer = (
    <>
      <Button look="danger" full busy={passkeys.isBusy} onClick={() => passkeys.remove()}>
        {passkeys.isBusy ? 'Processing...' : 'Remove passkey'}
      </Button>
      <Button look="secondary" full onClick={handleStay}>
        Keep passkey
      </Button>
    </>
  );
  return (
    <Dialog
      title={`Remove ${passkey.name}?`}
      role="alertdialog"
      onClose={handleStay}
      footer={footer}
      finalFocus={finalFocus}
    >
      <p>Nobody can log in with this passkey any more. Your password stays as it is.</p>
    </Dialog>
  );
});

/** Formats a moment as the day of the centres' clock. */
function dayOf(moment: string): string {
  return ukDateText(dateOf(new Date(moment)));
}
