import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/components/Button';
import { Icon } from '../../../kit/components/Icon';
import { LabelledValues, Tear, Ticket, TicketPart } from '../../../kit/components/Ticket';
import type { TillSheet } from '../../../kit/api/till';
import { RequestView } from '../../../kit/site/RequestView';
import { SiteLink } from '../../../kit/site/SiteLink';
import type { TillStore } from '../../TillStore';
import { momentText } from '../momentText';
import { TillFigures } from './TillFigures';

type ClosedDayProps = { readonly till: TillStore; readonly dayId: string };

/** A closed day with its sheet, to be printed. */
export const ClosedDay = observer(function ClosedDay({ till, dayId }: ClosedDayProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void till.loadClosedDay(dayId), [till, dayId]);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const isOther = till.closedDay.data !== undefined && till.closedDay.data.id !== dayId;
  return (
    <div className="wrap desk-single">
      <section className="card till till-closed">
        <h1 ref={title} tabIndex={-1}>
          Till day closed
        </h1>
        <div className="desk-row">
          <Button onClick={() => window.print()}>
            <Icon name="printer" size="s" />
            Print the sheet
          </Button>
          <SiteLink className="btn btn-secondary" to="/till">
            Back to the till
          </SiteLink>
        </div>
        <RequestView
          request={till.closedDay}
          onRetry={() => till.loadClosedDay(dayId)}
          label="Loading the day"
          heights={[24, 120, 120]}
        >
          {(sheet) => (isOther ? null : <Sheet sheet={sheet} />)}
        </RequestView>
      </section>
    </div>
  );
});

/** The sheet of a closed day: a ticket on the screen, a strip of 80 mm or a page on paper. */
function Sheet({ sheet }: { readonly sheet: TillSheet }) {
  const { operator, venue, openedAt, openedBy, closedAt, closedBy } = sheet;
  return (
    <div className="till-sheet">
      <Ticket title="Till sheet">
        <TicketPart>
          <address>
            <strong>{operator.name}</strong>
            <span>{operator.address}</span>
            <span>
              <strong>{venue.name}</strong>, {venue.address}
            </span>
          </address>
          <LabelledValues
            facts={[
              { label: 'Opened', value: `${momentText(openedAt)}, by ${openedBy}` },
              { label: 'Closed', value: `${momentText(closedAt ?? '')}, by ${closedBy ?? ''}` },
            ]}
          />
        </TicketPart>
        <Tear />
        <TicketPart last>
          <TillFigures sheet={sheet} />
        </TicketPart>
      </Ticket>
    </div>
  );
}
