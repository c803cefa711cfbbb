import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { dateOf, ukDateText } from '../../../ground/core/dates';
import type { SignedInDevice } from '../../../kit/api/account';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { RequestView } from '../../../kit/site/RequestView';
import { useAccount } from '../../AccountContext';

/** The devices on which the customer is signed in, with a button that ends all their sessions. */
export const Devices = observer(function Devices() {
  const { devices } = useAccount();
  useEffect(() => void devices.all.load(), [devices]);
  return (
    <section className="card" aria-labelledby="devices-title">
      <h2 id="devices-title">Where you are signed in</h2>
      <RequestView
        request={devices.all.request}
        onRetry={() => devices.all.load()}
        label="Loading your devices"
        heights={[48, 48]}
      >
        {(list) => (
          <ul className="devices">
            {list.map((device, index) => (
              <DeviceLine key={index} device={device} />
            ))}
          </ul>
        )}
      </RequestView>
      {devices.refusal !== undefined && <Note type="danger" title={devices.refusal} live />}
      <p className="small muted">If you don&apos;t know one of them, sign out everywhere and change your password.</p>
      <div className="sec-foot">
        <Button look="secondary" className="push" busy={devices.isEnding} onClick={() => devices.signOutEverywhere()}>
          Sign out everywhere
        </Button>
      </div>
    </section>
  );
});

function DeviceLine({ device: { device, signedInAt, lastUsedAt, isHere } }: { readonly device: SignedInDevice }) {
  return (
    <li>
      <span className="strong">{device}</span>
      <span className="small muted">
        Signed in on {dayOf(signedInAt)}, {isHere ? 'in use now' : `last used on ${dayOf(lastUsedAt)}`}
      </span>
      {isHere && <span className="tag">This device</span>}
    </li>
  );
}

/** Formats a moment as the day of the centres' clock. */
function dayOf(moment: string): string {
  return ukDateText(dateOf(new Date(moment)));
}
