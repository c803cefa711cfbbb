import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { refusalText } from '../../../kit/api/refusalText';
import type { TillSheet } from '../../../kit/api/till';
import { useMoney } from '../../../kit/site/useMoney';
import { isRefusal } from '../../isRefusal';
import { deskMessages } from '../../messages';
import type { TillStore } from '../../TillStore';
import { tenderLabel } from '../payment/tenderOptions';
import { differenceText } from './differenceText';

type CompareProps = { readonly till: TillStore; readonly sheet: TillSheet };

/** The count beside the amounts that should be there, before the day is closed for good. */
export const Compare = observer(function Compare({ till, sheet }: CompareProps) {
  const navigate = useNavigate();
  const money = useMoney();
  const { closing, checking } = till;
  const counted = sheet.tenders.filter((tender) => tender.counted);
  const handleClose = async (): Promise<void> => {
    const closedId = await till.close();
    if (closedId !== undefined) await navigate(`/till/${closedId}`);
  };
  return (
    <>
      <CloseFailed till={till} />
      <table className="till-table">
        <thead>
          <tr>
            <th scope="col">Tender</th>
            <th scope="col">Should be there</th>
            <th scope="col">Counted</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ tenderType, expected, counted: lies, difference }) => (
            <tr key={tenderType} data-off={difference?.raw === 0 ? undefined : true}>
              <th scope="row">{tenderLabel(tenderType)}</th>
              <td>{expected?.formatted}</td>
              <td>{lies?.formatted}</td>
              <td>{difference && differenceText(difference.raw, money)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">A closed day never changes. Sales and refunds after it belong to the next day.</p>
      <div className="desk-row">
        <Button size="l" busy={closing.loading || checking.loading} onClick={() => handleClose()}>
          Close the day
        </Button>
        <Button look="secondary" size="l" onClick={() => till.countAgain()}>
          Count again
        </Button>
      </div>
    </>
  );
});

const CloseFailed = observer(function CloseFailed({ till: { closing } }: { readonly till: TillStore }) {
  const { error } = closing;
  if (!error) return null;
  if (isRefusal(error)) return <Note type="warning" title={refusalText(error)} live />;
  return (
    <Note type="danger" title={deskMessages.closeUnknown} live>
      {deskMessages.closeAgain}
    </Note>
  );
});
