import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/components/Button';
import { Icon } from '../../kit/components/Icon';
import { NotFoundScreen } from '../../kit/site/NotFoundScreen';
import type { ClientStatus } from '../wiring/createApp';

const checkEveryMs = 15_000;

export type NoClientScreenProps = {
  readonly status: Exclude<ClientStatus, 'ready'>;
  readonly load: () => Promise<ClientStatus>;
  readonly onLoaded: (status: ClientStatus) => void;
};

/** The not-found screen where there is no operator at this address, or where it could not be found out if there is one. */
export function NoClientScreen({ status, ...check }: NoClientScreenProps) {
  return status === 'unreachable' ? <Unreachable {...check} /> : <NotFoundScreen />;
}

/** Says that the site is out of reach, and checks again by itself. */
function Unreachable({ load, onLoaded }: Omit<NoClientScreenProps, 'status'>) {
  const [told, setTold] = useState<'once' | 'checking' | 'again'>('once');
  const isChecking = useRef(false);
  const check = useCallback(async () => {
    if (isChecking.current) return;
    isChecking.current = true;
    const status = await load();
    isChecking.current = false;
    onLoaded(status);
  }, [load, onLoaded]);
  useEffect(() => {
    const timer = setInterval(() => void check(), checkEveryMs);
    return () => clearInterval(timer);
  }, [check]);
  const handlePress = async (): Promise<void> => {
    setTold('checking');
    await check();
    setTold('again');
  };
  return (
    <NotFoundScreen
      name="Site not reached"
      text="We can’t reach this site at the moment. The page you asked for may well be there."
    >
      <Button look="secondary" size="l" busy={told === 'checking'} onClick={() => handlePress()}>
        Check now
      </Button>
      <p className="full-hint" role="status">
        <Icon name="clock" /> {told === 'again' && 'Still no answer. '}This page checks again by itself.
      </p>
    </NotFoundScreen>
  );
}
