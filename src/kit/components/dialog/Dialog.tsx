import { ChakraProvider, Dialog as ChakraDialog, Drawer as ChakraDrawer, Portal } from '@chakra-ui/react';
import { useIsPresent } from 'framer-motion';
import type { ReactNode } from 'react';
import { system } from '../../theme/system';
import { Icon } from '../Icon';
import { Moving } from '../motion/Moving';

export type DialogProps = {
  readonly title: string;
  /** Called when the customer closes the dialog; without it the dialog has no close button. */
  readonly onClose?: () => void;
  /** The maximum width in pixels; 500 by default. */
  readonly width?: number;
  /** Content above the title, from edge to edge. */
  readonly banner?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  /** Returns the element that takes the focus first; by default the close button. */
  readonly initialFocus?: () => HTMLElement | null;
  /** Returns the element that takes the focus after closing; by default the one that had it before. */
  readonly finalFocus?: () => HTMLElement | null;
};

/** A modal dialog, open until it is unmounted; its exit animation blocks no input. Import it from `lazyDialog`. */
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

/** A modal panel at the side of the screen, open until it is unmounted. */
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
