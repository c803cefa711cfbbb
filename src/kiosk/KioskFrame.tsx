import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DialogComing } from '../kit/components/dialog/DialogComing';
import { ClosedPoolFigure } from '../kit/components/ClosedPoolFigure';
import { FullPage } from '../kit/components/FullPage';
import { lazyPart } from '../kit/components/lazyPart';
import { Presence } from '../kit/components/motion/Presence';
import { Spinner } from '../kit/components/Spinner';
import type { KioskVisit } from './KioskVisit';
import { KioskBar } from './KioskBar';
import { LeaveDialog } from './LeaveDialog';
import { markEntry } from './historyMark';

const OutsideDialog = lazyPart(
  () => import('./OutsideDialog'),
  (part) => part.OutsideDialog,
);

export type KioskFrameProps = { readonly visit: KioskVisit; readonly children: ReactNode };

/** The frame of every kiosk screen, and the cover that replaces the screen while the visit ends. */
export const KioskFrame = observer(function KioskFrame({ visit, children }: KioskFrameProps) {
  const location = useLocation();
  useEffect(() => {
    visit.setPath(location.pathname);
    if (visit.status === 'open') markEntry(visit.id);
  }, [visit, location]);
  if (visit.status !== 'open') return <Forgetting stranded={visit.status === 'stranded'} />;
  return (
    <>
      <KioskBar visit={visit} />
      {children}
      <Presence>
        {visit.outsideUrl !== undefined && (
          <Suspense fallback={<DialogComing />}>
            <OutsideDialog url={visit.outsideUrl} onClose={() => visit.showOutsideUrl(undefined)} />
          </Suspense>
        )}
      </Presence>
      <LeaveDialog visit={visit} />
    </>
  );
});

/** The cover over the whole screen while the visitor's data is cleared or the server is unreachable. */
function Forgetting({ stranded }: { readonly stranded: boolean }) {
  return (
    <main className="kiosk-cover" role="status">
      {stranded ? (
        <FullPage
          title="Back in a moment"
          text="This screen has lost its connection and will reconnect by itself. Ask at reception for help."
          figure={<ClosedPoolFigure />}
        />
      ) : (
        <Spinner label="Clearing this screen" large />
      )}
    </main>
  );
}
