import type { ComponentProps, MouseEvent, ReactNode } from 'react';

type Look = 'primary' | 'secondary' | 'danger';

export type ButtonProps = {
  readonly look?: Look;
  readonly size?: 's' | 'l';
  readonly full?: boolean;
  /** Something is under way: the button says so and can't be pressed. */
  readonly busy?: boolean;
  /** Can't be used yet, for a reason that stands beside it; pressing still tells, so it can be reached. */
  readonly blocked?: boolean;
  readonly children: ReactNode;
} & Omit<ComponentProps<'button'>, 'children'>;

/** A filled button is the one action of its section. A secondary one looks as the operator chose, by the page's root. */
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
