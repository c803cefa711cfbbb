// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlainButton } from './PlainButton';

it('is busy from the press until what it started has ended, and takes no other press meanwhile', async () => {
  let presses = 0;
  let end = (): void => undefined;
  const start = (): Promise<void> => {
    presses += 1;
    return new Promise<void>((resolve) => (end = resolve));
  };
  render(<PlainButton onClick={start}>Log out</PlainButton>);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  expect(presses).toBe(1);
  await act(async () => end());
  expect(button.getAttribute('aria-busy')).toBeNull();
});
