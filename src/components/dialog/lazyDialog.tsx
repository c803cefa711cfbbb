import { lazy, Suspense } from 'react';
import type { DialogProps, DrawerProps } from './Dialog';

const load = () => import('./Dialog');
const LoadedDialog = lazy(async () => ({ default: (await load()).Dialog }));
const LoadedDrawer = lazy(async () => ({ default: (await load()).Drawer }));

/** A dialog whose code arrives with the first one that opens. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

export function Drawer(props: DrawerProps) {
  return (
    <Suspense fallback={null}>
      <LoadedDrawer {...props} />
    </Suspense>
  );
}
