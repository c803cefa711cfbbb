import type { ComponentProps, ReactNode } from 'react';
import { usePress, type Pressable } from './press';

type Look = 'primary' | 'secondary' | 'danger';

export type ButtonProps = Pressable & {
  readonly look?: Look;
  readonly size?: 's' | 'l';
  readonly full?: boolean;
  readonly children: ReactNode;
} & Omit<ComponentProps<'button'>, 'children' | 'disabled' | keyof Pressable>;

/**
 * A button. Each section has one primary action; the look of secondary buttons follows the operator's theme. While it is
 * busy, it shows a spinner.
 */
export function Button({
  look = 'primary',
  size,
  full,
  busy,
  blockedBy,
  className,
  onClick,
  'aria-describedby': description,
  children,
  ...rest
}: ButtonProps) {
  const press = usePress({ busy, blockedBy, onClick, 'aria-describedby': description });
  return (
    <button
      type="button"
      className={['btn', `btn-${look}`, size && `btn-${size}`, full && 'btn-full', className].filter(Boolean).join(' ')}
      {...rest}
      {...press}
    >
      {press['aria-busy'] && <span className="spin" aria-hidden="true" />}
      {children}
    </button>
  );
}
