import { lazyPart } from '../../components/lazyPart';
import { Suspense } from 'react';
import { useStores } from '../../stores/StoresContext';
import type { JourneyInspectorProps } from './JourneyInspector';

const JourneyInspector = lazyPart(
  () => import('./JourneyInspector'),
  (part) => part.JourneyInspector,
);

/** The staff's inspector where the config asks for it; elsewhere not even its code is loaded. */
export function Inspector(props: JourneyInspectorProps) {
  const { config } = useStores();
  if (!config.inspector) return null;
  return (
    <Suspense fallback={null}>
      <JourneyInspector {...props} />
    </Suspense>
  );
}
