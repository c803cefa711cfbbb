import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../../kit/components/Button';
import { Icon } from '../../../kit/components/Icon';
import { Presence } from '../../../kit/components/motion/Presence';
import { Note } from '../../../kit/components/Note';
import { useDesk } from '../../DeskContext';
import { NewCustomerDialog } from './NewCustomerDialog';
import { useServe } from './useServe';
import { refusalText } from '../../../kit/api/refusalText';

/** The ways to sell to somebody whom no search finds: a new account, or none. */
export const OtherWays = observer(function OtherWays() {
  const { customers } = useDesk();
  const serve = useServe();
  const [isCreating, setIsCreating] = useState(false);
  const handleWalkIn = async (): Promise<void> => {
    const walkIn = await customers.beginWalkIn();
    if (walkIn) await serve(walkIn);
  };
  const { walkIn } = customers;
  return (
    <>
      {walkIn.error && <Note type="danger" title={refusalText(walkIn.error)} live />}
      <div className="desk-row desk-others">
        <Button look="secondary" onClick={() => setIsCreating(true)}>
          <Icon name="person" size="s" />
          New customer
        </Button>
        <Button look="secondary" busy={walkIn.loading} onClick={() => handleWalkIn()}>
          <Icon name="ticket" size="s" />
          Sell without an account
        </Button>
      </div>
      <Presence>{isCreating && <NewCustomerDialog onClose={() => setIsCreating(false)} onCreated={serve} />}</Presence>
    </>
  );
});
