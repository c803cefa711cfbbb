import type { ComponentProps, ReactNode } from 'react';
import { pressable, type Pressable } from './press';

export type LinkButtonProps = Pressable & { readonly children: ReactNode } & Omit<
    ComponentProps<'button'>,
    'children' | 'disabled' | keyof Pressable
  >;

/** A button that looks like a link, for an action that may be under way or not possible now. */
export function LinkButton({ busy, blockedBy, onClick, className, children, ...rest }: LinkButtonProps) {
  const { 'aria-describedby': description, ...others } = rest;
  return (
    <button
      type="button"
      className={['link', className].filter(Boolean).join(' ')}
      {...others}
      {...pressable({ busy, blockedBy, onClick, 'aria-describedby': description })}
    >
      {children}
    </button>
  );
}
