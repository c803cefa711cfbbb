import { lazyPart } from '../lazyPart';
import { Suspense } from 'react';
import { DialogComing } from './DialogComing';
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
    <Suspense fallback={<DialogComing />}>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

export function Drawer(props: DrawerProps) {
  return (
    <Suspense fallback={<DialogComing />}>
      <LoadedDrawer {...props} />
    </Suspense>
  );
}

export function StartOverDialog(props: StartOverDialogProps) {
  return (
    <Suspense fallback={<DialogComing />}>
      <LoadedStartOverDialog {...props} />
    </Suspense>
  );
}
