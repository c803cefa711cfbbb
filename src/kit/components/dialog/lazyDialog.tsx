import { lazyPart } from '../lazyPart';
import { Suspense } from 'react';
import type { DialogProps, DrawerProps } from './Dialog';
import type { StartOverDialogProps } from './StartOverDialog';

const load = () => import('./Dialog');
const LoadedDialog = lazyPart(load, (part) => part.Dialog);
const LoadedDrawer = lazyPart(load, (part) => part.Drawer);
const LoadedStartOverDialog = lazyPart(
  () => import('./StartOverDialog'),
  (part) => part.StartOverDialog,
);

/** A dialog whose code loads when the first dialog opens. */
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

export function StartOverDialog(props: StartOverDialogProps) {
  return (
    <Suspense fallback={null}>
      <LoadedStartOverDialog {...props} />
    </Suspense>
  );
}
