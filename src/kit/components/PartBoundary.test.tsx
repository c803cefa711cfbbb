// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart, setMissingPartHandler } from './lazyPart';
import { PartBoundary, type PartBoundaryProps } from './PartBoundary';

let broken = false;
const reload = vi.fn();

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React tells of each failure that a boundary catches
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  cleanup();
  setMissingPartHandler({ reload: () => false, isCostly: false });
  vi.restoreAllMocks();
  reload.mockReset();
});

function Prices() {
  if (broken) throw new TypeError('price is undefined');
  return <p>£32.50</p>;
}

/** A page with an answer typed beside a part that may fail. */
function page(props: Omit<PartBoundaryProps, 'children'> = {}, part: ReactNode = <Prices />) {
  return (
    <>
      <input aria-label="First name" />
      <PartBoundary {...props}>{part}</PartBoundary>
    </>
  );
}

const prices = () => screen.queryByText('£32.50');
const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('PartBoundary', () => {
  it('replaces a failed part by a note, and keeps the rest with its typed values', () => {
    render(page());
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Amara' } });
    expect(screen.getByRole('alert').textContent).toContain('This part of the page could not be loaded.');
    tryAgain();
    expect(prices()).toBeNull(); // it fails still
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Amara');
  });

  it('renders the part again on a retry, without reloading the page', () => {
    render(page());
    const typed = screen.getByLabelText<HTMLInputElement>('First name');
    fireEvent.change(typed, { target: { value: 'Amara' } });
    broken = false;
    tryAgain();
    expect(prices()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('First name')).toBe(typed);
    expect(typed.value).toBe('Amara');
    expect(reload).not.toHaveBeenCalled();
  });

  it('renders the part again when one of its keys changes, and not before', () => {
    const { rerender } = render(page({ resetKeys: ['/login', 1] }));
    broken = false;
    rerender(page({ resetKeys: ['/login', 1] }));
    expect(prices()).toBeNull();
    rerender(page({ resetKeys: ['/', 1] }));
    expect(prices()).toBeTruthy();
  });

  it('renders a custom fallback, whose retry renders the part again', () => {
    render(page({ fallback: (retry) => <button onClick={retry}>Once more</button> }));
    expect(screen.queryByRole('alert')).toBeNull();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Once more' }));
    expect(prices()).toBeTruthy();
  });

  describe('around a part whose code fails to load', () => {
    const missing = () => {
      const load = vi.fn(() => Promise.reject<typeof Prices>(new TypeError('Failed to fetch the module')));
      const Part = lazyPart(load, (part) => part);
      const drawn = (
        <Suspense fallback="Loading">
          <Part />
        </Suspense>
      );
      return { load, drawn };
    };

    it('reloads the page on a retry, since a browser imports a part only once', async () => {
      const { load, drawn } = missing();
      render(page({}, drawn));
      await screen.findByText('This part of the page could not be loaded.');
      expect(reload).not.toHaveBeenCalled();
      tryAgain();
      expect(reload).toHaveBeenCalledOnce();
      expect(load).toHaveBeenCalledOnce();
      expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBe('true'); // until it has gone
    });

    it('shows no failure while the page is reloading', async () => {
      const answer = vi.fn(() => true);
      setMissingPartHandler({ reload: answer, isCostly: false });
      render(page({}, missing().drawn));
      await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
      await new Promise((resolve) => setTimeout(resolve, 500)); // React takes 300 ms to draw what replaces a fallback
      expect(screen.getByText('Loading')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('asks before a reload that loses what the customer typed', async () => {
      const automaticReload = vi.fn(() => true);
      setMissingPartHandler({ reload: automaticReload, isCostly: true });
      render(page({}, missing().drawn));
      await screen.findByText('You can start again. What you have filled in will be cleared.');
      expect(automaticReload).not.toHaveBeenCalled();
      expect(reload).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
      expect(reload).toHaveBeenCalledOnce();
    });
  });
});
