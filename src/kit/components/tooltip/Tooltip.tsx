import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTooltip } from './useTooltip';
import './tooltip.css';

export type TooltipProps = {
  readonly text: string;
  /** True to show the tooltip on narrow screens only, for a control that shows its name on wide ones. */
  readonly phoneOnly?: boolean;
  /** One control, whose accessible name is the same text. */
  readonly children: ReactNode;
};

/** Shows the name of an icon control on hover, keyboard focus or touch. */
export function Tooltip({ text, phoneOnly = false, children }: TooltipProps) {
  const { open, handlers } = useTooltip();
  return (
    <span className="tooltip-anchor" {...handlers}>
      {children}
      {open && <Bubble text={text} phoneOnly={phoneOnly} />}
    </span>
  );
}

const edgePx = 8;

function Bubble({ text, phoneOnly }: { readonly text: string; readonly phoneOnly: boolean }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return;
    const { left, right } = current.getBoundingClientRect();
    const shift = Math.min(0, document.documentElement.clientWidth - edgePx - right) + Math.max(0, edgePx - left);
    current.style.setProperty('--shift', `${shift}px`);
  }, []);
  return (
    <span ref={bubble} className={phoneOnly ? 'tooltip phone-only' : 'tooltip'} aria-hidden="true">
      {text}
    </span>
  );
}
