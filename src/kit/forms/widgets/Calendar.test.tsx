// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { isoDate } from '../../../../tests/support/isoDate';
import { Calendar } from './Calendar';

afterEach(cleanup);

const [first, last] = [isoDate('2026-12-10'), isoDate('2027-01-01')];

function open(limits: Partial<Record<'min' | 'max', typeof first>> = {}) {
  const onChange = vi.fn();
  const { min, max } = limits;
  render(<Calendar value={isoDate('2026-12-20')} min={min} max={max} label="Calendar" onChange={onChange} />);
  return onChange;
}

const day = (date: string): HTMLElement => screen.getByText(date, { selector: '[data-part=table-cell-trigger]' });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

it('leads from a day outside of the limits to these, and chooses the others', async () => {
  const onChange = open({ min: first, max: last });
  fireEvent.click(day('9'));
  expect(document.activeElement?.textContent).toBe('You can choose a day from 10 December 2026 to 1 January 2027.');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(day('11'));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('2026-12-11'));
});

it('leads there from an arrow at the last month too, which says why it stops', async () => {
  open({ max: last });
  press('Next month');
  await screen.findByText('January 2027');
  const next = screen.getByRole('button', { name: 'Next month' });
  const limits = screen.getByText('You can choose a day up to 1 January 2027.');
  expect([next.hasAttribute('disabled'), next.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(next.getAttribute('aria-describedby')).toBe(limits.id);
  press('Next month');
  expect(screen.getByText('January 2027')).toBeTruthy();
  expect(document.activeElement).toBe(limits);
});

it('says from which day on one can be chosen, where there is no last one, and nothing without limits', () => {
  open({ min: first });
  press('Previous month');
  expect(screen.getByText('December 2026')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('You can choose a day from 10 December 2026 on.');
  cleanup();
  open();
  expect(screen.queryByText(/You can choose/)).toBeNull();
});
