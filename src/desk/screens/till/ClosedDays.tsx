import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Icon } from '../../../kit/components/Icon';
import type { ClosedTillDay } from '../../../kit/api/till';
import { RequestView } from '../../../kit/site/RequestView';
import { SiteLink } from '../../../kit/site/SiteLink';
import { useMoney } from '../../../kit/site/useMoney';
import type { TillStore } from '../../TillStore';
import { momentText } from '../momentText';
import { differenceText } from './differenceText';

/** The closed days of this till, the last one first. */
export const ClosedDays = observer(function ClosedDays({ till }: { readonly till: TillStore }) {
  useEffect(() => void till.loadClosedDays(), [till]);
  return (
    <section className="card till" aria-labelledby="till-days">
      <h2 id="till-days">Closed days</h2>
      <RequestView
        request={till.closedDays}
        onRetry={() => till.loadClosedDays()}
        label="Loading the closed days"
        heights={[72, 72]}
      >
        {(days) =>
          days.length === 0 ? <p className="muted">No day has been closed here yet.</p> : <Days days={days} />
        }
      </RequestView>
    </section>
  );
});

const Days = observer(function Days({ days }: { readonly days: readonly ClosedTillDay[] }) {
  const money = useMoney();
  return (
    <ul className="till-days">
      {days.map(({ id, closedAt, closedBy, takings, difference }) => (
        <li key={id}>
          <SiteLink className="desk-result" to={`/till/${id}`}>
            <span className="desk-who">
              <span className="desk-name">{momentText(closedAt)}</span>
              <span className="small muted">Closed by {closedBy}</span>
            </span>
            <span className="till-sum num">
              <span>{takings.formatted}</span>
              <span className="small muted">{differenceText(difference.raw, money)}</span>
            </span>
            <Icon name="right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
});
