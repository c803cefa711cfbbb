import type { ComponentProps } from 'react';
import { usePress, type Pressable } from './press';

export type PlainButtonProps = Pressable & Omit<ComponentProps<'button'>, 'disabled' | keyof Pressable>;

/** A button that brings no look of its own, for an action that may be under way or not possible now. */
export function PlainButton({ busy, blockedBy, onClick, 'aria-describedby': described, ...rest }: PlainButtonProps) {
  return <button type="button" {...rest} {...usePress({ busy, blockedBy, onClick, 'aria-describedby': described })} />;
}
