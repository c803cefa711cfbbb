import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Icon } from '../../../kit/components/Icon';
import { Presence } from '../../../kit/components/motion/Presence';
import type { FoundCustomer } from '../../../kit/api/staff';
import { useDesk } from '../../DeskContext';
import { CustomerRecordDrawer } from './CustomerRecordDrawer';
import './record.css';

type OpenRecordProps = { readonly customer: FoundCustomer };

/** The name of the customer at the desk, which opens what staff know of them; plain text for somebody without an account. */
export const OpenRecord = observer(function OpenRecord({ customer }: OpenRecordProps) {
  const { record } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const { id, firstName, lastName, walkIn } = customer;
  useEffect(() => {
    if (!walkIn) void record.show(id);
  }, [record, id, walkIn]);
  const name = `${firstName} ${lastName}`;
  if (walkIn) return <>{name}</>;
  const handleOpen = (): void => {
    setOpen(true);
    void record.load(id);
  };
  return (
    <>
      <button type="button" className="record-open" aria-haspopup="dialog" onClick={handleOpen}>
        {name}
        <Icon name="right" size="s" />
      </button>
      <Presence>{isOpen && <CustomerRecordDrawer customer={customer} onClose={() => setOpen(false)} />}</Presence>
    </>
  );
});

/** A note beside the name of the customer at the desk that they ask for another name or birth date; nothing if they do not. */
export const AskedTag = observer(function AskedTag() {
  const { request } = useDesk().record;
  const count = request.data?.identityRequests.length ?? 0;
  if (count === 0) return null;
  return (
    <span className="tag">
      <Icon name="info" size="s" />
      {count === 1 ? 'Asks for a change' : 'Asks for changes'}
    </span>
  );
});

/** The penalties that the customer at the desk has to pay, beside their name; nothing if there are none. */
export const PenaltyTag = observer(function PenaltyTag() {
  const { outstanding } = useDesk().record;
  if (outstanding === 0) return null;
  return (
    <span className="tag record-penalty-tag">
      <Icon name="alert" size="s" />
      {outstanding === 1 ? '1 penalty to pay' : `${outstanding} penalties to pay`}
    </span>
  );
});
