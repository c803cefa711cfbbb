import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTooltip } from './useTooltip';
import './tooltip.css';

export type TooltipProps = {
  readonly text: string;
  /** On a wide page the control says its name itself. */
  readonly onPhone?: boolean;
  /** One control, which has the same text as its name: what is shown here is for those who see only its sign. */
  readonly children: ReactNode;
};

/** The name of a control that is only a sign, for whoever points at it, comes to it by keyboard or touches it. */
export function Tooltip({ text, onPhone = false, children }: TooltipProps) {
  const { open, handlers } = useTooltip();
  return (
    <span className="tooltip-anchor" {...handlers}>
      {children}
      {open && <Bubble text={text} onPhone={onPhone} />}
    </span>
  );
}

const edgePx = 8;

function Bubble({ text, onPhone }: { readonly text: string; readonly onPhone: boolean }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return;
    const { left, right } = current.getBoundingClientRect();
    const shift = Math.min(0, document.documentElement.clientWidth - edgePx - right) + Math.max(0, edgePx - left);
    current.style.setProperty('--shift', `${shift}px`);
  }, []);
  return (
    <span ref={bubble} className={onPhone ? 'tooltip phone-only' : 'tooltip'} aria-hidden="true">
      {text}
    </span>
  );
}
