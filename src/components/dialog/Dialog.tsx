import { ChakraProvider, Dialog as ChakraDialog, Drawer as ChakraDrawer, Portal } from '@chakra-ui/react';
import { useIsPresent } from 'framer-motion';
import type { ReactNode } from 'react';
import { system } from '../../theme/system';
import { Icon } from '../Icon';
import { Moving } from '../motion/Moving';

export type DialogProps = {
  readonly title: string;
  /** Left out where the dialog can't be closed. */
  readonly onClose?: () => void;
  /** Pixels; 500 when left out. */
  readonly width?: number;
  /** Above the title, from edge to edge. */
  readonly banner?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  /** What has the focus first, if not the button that closes it. */
  readonly initialFocus?: () => HTMLElement | null;
  /** Where the focus goes in the end, if not to what had it before: that may be gone. */
  readonly finalFocus?: () => HTMLElement | null;
};

/** A dialog that is open until it is taken away; one that leaves holds nobody back. Load it with `lazyDialog`. */
export function Dialog({
  title,
  onClose,
  width = 500,
  banner,
  footer,
  children,
  role = 'dialog',
  initialFocus,
  finalFocus,
}: DialogProps) {
  const isPresent = useIsPresent();
  return (
    <ChakraProvider value={system}>
      <ChakraDialog.Root
        open={isPresent}
        present
        role={role}
        onOpenChange={({ open }) => !open && onClose?.()}
        lazyMount
        {...(initialFocus && { initialFocusEl: initialFocus })}
        {...(finalFocus && { finalFocusEl: finalFocus })}
      >
        <Portal>
          <ChakraDialog.Backdrop asChild hidden={false}>
            <Moving move="scrim" />
          </ChakraDialog.Backdrop>
          <ChakraDialog.Positioner>
            <ChakraDialog.Content asChild maxWidth={`${width}px`}>
              <Moving move="dialog">
                {banner}
                <ChakraDialog.Header>
                  <ChakraDialog.Title>{title}</ChakraDialog.Title>
                  {onClose && (
                    <ChakraDialog.CloseTrigger aria-label="Close">
                      <Icon name="cross" />
                    </ChakraDialog.CloseTrigger>
                  )}
                </ChakraDialog.Header>
                <ChakraDialog.Body>{children}</ChakraDialog.Body>
                {footer !== undefined && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
              </Moving>
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </ChakraProvider>
  );
}

export type DrawerProps = Pick<DialogProps, 'title' | 'footer' | 'children'> & { readonly onClose: () => void };

/** A panel from the side, open until it is taken away. */
export function Drawer({ title, onClose, footer, children }: DrawerProps) {
  const isPresent = useIsPresent();
  return (
    <ChakraProvider value={system}>
      <ChakraDrawer.Root open={isPresent} present onOpenChange={({ open }) => !open && onClose()} lazyMount>
        <Portal>
          <ChakraDrawer.Backdrop asChild hidden={false}>
            <Moving move="scrim" />
          </ChakraDrawer.Backdrop>
          <ChakraDrawer.Positioner>
            <ChakraDrawer.Content asChild>
              <Moving move="drawer">
                <ChakraDrawer.Header>
                  <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
                  <ChakraDrawer.CloseTrigger aria-label="Close">
                    <Icon name="cross" />
                  </ChakraDrawer.CloseTrigger>
                </ChakraDrawer.Header>
                <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
                {footer !== undefined && <ChakraDrawer.Footer>{footer}</ChakraDrawer.Footer>}
              </Moving>
            </ChakraDrawer.Content>
          </ChakraDrawer.Positioner>
        </Portal>
      </ChakraDrawer.Root>
    </ChakraProvider>
  );
}
