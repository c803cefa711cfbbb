import { lazyPart } from '../kit/components/lazyPart';
import { Suspense } from 'react';
import type { JourneyInspectorProps } from './JourneyInspector';
import { useSite } from '../kit/site/SiteContext';

const JourneyInspector = lazyPart(
  () => import('./JourneyInspector'),
  (part) => part.JourneyInspector,
);

/** The journey inspector for staff, on sites whose config enables it. Other sites don't load its code. */
export function Inspector(props: JourneyInspectorProps) {
  const { config } = useSite();
  if (!config.inspector) return null;
  return (
    <Suspense fallback={null}>
      <JourneyInspector {...props} />
    </Suspense>
  );
}
