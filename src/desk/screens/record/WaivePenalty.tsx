import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { waivedTexts } from '../../../ground/core/waivedTexts';
import { refusalText } from '../../../kit/api/refusalText';
import type { CustomerRecord, WaivedFor } from '../../../kit/api/staff';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { useDesk } from '../../DeskContext';
import { deskMessages } from '../../messages';

const reasons = Object.keys(waivedTexts) as readonly WaivedFor[]; // the object has exactly these keys

type WaivePenaltyProps = { readonly penalty: CustomerRecord['penalties'][number]; readonly onKeep: () => void };

/** Asks staff for the reason why a penalty is waived, which confirms it. */
export const WaivePenalty = observer(function WaivePenalty({ penalty, onKeep }: WaivePenaltyProps) {
  const { waiving } = useDesk().record;
  const [reason, setReason] = useState<WaivedFor>();
  const list = useRef<HTMLSelectElement>(null);
  const id = useId();
  useEffect(() => list.current?.focus(), []);
  const { loading, error } = waiving.request;
  const handleWaive = (): void => {
    if (reason === undefined) list.current?.focus();
    else void waiving.waive(reason);
  };
  return (
    <div className="record-confirm" role="group" aria-label={`Waive ${penalty.reason}`}>
      <label className="field-label" htmlFor={id}>
        Why is it waived?
      </label>
      <select
        ref={list}
        id={id}
        className="input"
        value={reason ?? ''}
        onChange={({ target }) => setReason(reasons.find((each) => each === target.value))}
      >
        <option value="">Choose a reason</option>
        {reasons.map((each) => (
          <option key={each} value={each}>
            {waivedTexts[each]}
          </option>
        ))}
      </select>
      {error && <Note type="danger" title={refusalText(error, deskMessages.failed)} live />}
      <div className="record-ways">
        <Button size="s" busy={loading} blockedBy={reason === undefined ? id : undefined} onClick={handleWaive}>
          Waive {penalty.amount.formatted}
        </Button>
        <Button look="secondary" size="s" onClick={onKeep}>
          Keep the penalty
        </Button>
      </div>
    </div>
  );
});
