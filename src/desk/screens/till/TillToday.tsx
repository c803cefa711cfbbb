import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { refusalText } from '../../../kit/api/refusalText';
import type { TillNow, TillSheet } from '../../../kit/api/till';
import { RequestView } from '../../../kit/site/RequestView';
import { dateOf } from '../../../ground/core/dates';
import type { TillStore } from '../../TillStore';
import { momentText } from '../momentText';
import { ClosedDays } from './ClosedDays';
import { Counting } from './Counting';
import { FloatForm } from './FloatForm';
import { TillFigures } from './TillFigures';

type TillProps = { readonly till: TillStore };

/** The time after which the takings on the screen are asked for again. */
const freshMs = 15_000;

/** The till today: the open day with its takings, its count, and the days before it. */
export const TillToday = observer(function TillToday({ till }: TillProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useTakings(till);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { isCounting, closing } = till;
  return (
    <div className="wrap desk-single">
      <section className="card till">
        <h1 ref={title} tabIndex={-1}>
          Till
        </h1>
        {!isCounting && closing.error && <Note type="warning" title={refusalText(closing.error)} live />}
        <RequestView request={till.now} onRetry={() => till.load()} label="Loading the till" heights={[24, 120, 120]}>
          {(now) => <Now till={till} now={now} />}
        </RequestView>
      </section>
      {!isCounting && <ClosedDays till={till} />}
    </div>
  );
});

/** Keeps the takings on the screen fresh, but for the time in which they are counted. */
function useTakings(till: TillStore): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible' && !till.isCounting) void till.load();
    };
    look();
    const timer = setInterval(look, freshMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [till]);
}

const Now = observer(function Now({ till, now: { venue, day } }: TillProps & { readonly now: TillNow }) {
  if (!day) return <NoDay till={till} venue={venue} />;
  return till.isCounting ? <Counting till={till} day={day} /> : <OpenDay till={till} day={day} />;
});

function NoDay({ till, venue }: TillProps & { readonly venue: string }) {
  return (
    <>
      <p>
        <strong>No till day is open at {venue}.</strong> The first sale opens one by itself. Count the float before it,
        if you can.
      </p>
      <FloatForm till={till} label="Float in the till" button="Open the till" />
    </>
  );
}

const OpenDay = observer(function OpenDay({ till, day }: TillProps & { readonly day: TillSheet }) {
  const isOld = dateOf(new Date(day.openedAt)) < dateOf(new Date());
  return (
    <>
      {isOld && (
        <Note type="warning" title="This day was opened before today">
          Count and close it, so that today’s sales have a day of their own.
        </Note>
      )}
      <p className="muted">
        {day.venue.name}. Opened {momentText(day.openedAt)} by {day.openedBy}.
      </p>
      {!day.float && (
        <Note type="neutral" title="The float is not counted">
          <FloatForm till={till} label="Float at the start of the day" button="Save the float" />
        </Note>
      )}
      <TillFigures sheet={day} />
      <div className="desk-row">
        <Button size="l" onClick={() => till.beginCount()}>
          Count and close
        </Button>
      </div>
    </>
  );
});
