import type { ComponentProps, MouseEvent, ReactNode } from 'react';

type Look = 'primary' | 'secondary' | 'danger';

export type ButtonProps = {
  readonly look?: Look;
  readonly size?: 's' | 'l';
  readonly full?: boolean;
  /** True while the action runs: the button shows a spinner and ignores presses. */
  readonly busy?: boolean;
  /** True if the action is not possible yet. The button stays focusable, and pressing it may explain why. */
  readonly blocked?: boolean;
  readonly children: ReactNode;
} & Omit<ComponentProps<'button'>, 'children'>;

/** A button. Each section has one primary action; the look of secondary buttons follows the operator's theme. */
export function Button({
  look = 'primary',
  size,
  full,
  busy,
  blocked,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!busy) onClick?.(event);
  };
  return (
    <button
      type="button"
      className={['btn', `btn-${look}`, size && `btn-${size}`, full && 'btn-full', className].filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      aria-disabled={busy || blocked || undefined}
      onClick={handleClick}
      {...rest}
    >
      {busy && <span className="spin" aria-hidden="true" />}
      {children}
    </button>
  );
}
