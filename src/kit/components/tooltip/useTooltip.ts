import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const touchLeaveMs = 4000;

export type TooltipState = {
  readonly open: boolean;
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
};

/**
 * Opens a tooltip while the pointer is over it or its control, while the control has keyboard
 * focus, and for four seconds after a touch; Escape closes it at once. Source: WCAG 2.2, 1.4.13.
 */
export function useTooltip(): TooltipState {
  const [open, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (): void => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  const hide = (): void => {
    clearTimeout(leaving.current);
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);

  return {
    open,
    handlers: {
      onPointerEnter: show,
      onPointerLeave({ pointerType, currentTarget }) {
        if (pointerType === 'touch') leaving.current = setTimeout(hide, touchLeaveMs);
        else if (!currentTarget.querySelector(':focus-visible')) hide();
      },
      onFocus({ target }) {
        if (target.matches(':focus-visible')) show();
      },
      onBlur: hide,
    },
  };
}
