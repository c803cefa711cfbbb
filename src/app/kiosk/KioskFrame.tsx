import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ClosedPoolFigure, FullPage } from '../../components/FullPage';
import { lazyPart } from '../../components/lazyPart';
import { Presence } from '../../components/motion/Presence';
import { Spinner } from '../../components/Spinner';
import type { KioskVisit } from '../../stores/kiosk/KioskVisit';
import { KioskBar } from './KioskBar';
import { LeaveDialog } from './LeaveDialog';
import { markEntry } from './visitMark';

const OutsideDialog = lazyPart(
  () => import('./OutsideDialog'),
  (part) => part.OutsideDialog,
);

export type KioskFrameProps = { readonly visit: KioskVisit; readonly children: ReactNode };

/** What a kiosk has around every screen, and instead of it while a customer is forgotten. */
export const KioskFrame = observer(function KioskFrame({ visit, children }: KioskFrameProps) {
  const location = useLocation();
  useEffect(() => {
    visit.arrive(location.pathname);
    if (visit.status === 'open') markEntry(visit.id);
  }, [visit, location]);
  if (visit.status !== 'open') return <Forgetting stranded={visit.status === 'stranded'} />;
  return (
    <>
      <KioskBar visit={visit} />
      {children}
      <Presence>
        {visit.outside !== undefined && (
          <Suspense fallback={null}>
            <OutsideDialog url={visit.outside} onClose={() => visit.readOutside(undefined)} />
          </Suspense>
        )}
      </Presence>
      <LeaveDialog visit={visit} />
    </>
  );
});

/** Covers everything at once, and says so where it lasts. */
function Forgetting({ stranded }: { readonly stranded: boolean }) {
  return (
    <main className="kiosk-cover" role="status">
      {stranded ? (
        <FullPage
          title="Back in a moment"
          text="This screen has no connection. It comes back by itself; please ask at reception meanwhile."
          figure={<ClosedPoolFigure />}
        />
      ) : (
        <Spinner label="Clearing this screen" large />
      )}
    </main>
  );
}
