// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLoaded, type Late } from './useLoaded';

type Named = { readonly name: string };

function Shown({ source }: { readonly source: Late<Named> }) {
  return <p>{useLoaded(source).name}</p>;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const view = (source: Late<Named>) => (
  <Suspense fallback="Loading">
    <Shown source={source} />
  </Suspense>
);

it('shows what is there at once', () => {
  const box = document.createElement('div');
  act(() => createRoot(box).render(view({ name: 'here' })));
  expect(box.textContent).toBe('here');
});

it('shows what it waited for once that is handed to it', async () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  let resolve: (named: Named) => void = () => undefined;
  const promise = new Promise<Named>((settle) => (resolve = settle));
  const load = () => promise;
  await act(() => Promise.resolve(root.render(view(load))));
  expect(box.textContent).toBe('Loading');
  const loaded = { name: 'loaded' };
  await act(async () => {
    resolve(loaded);
    await promise;
    root.render(view(loaded));
  });
  expect(box.textContent).toBe('loaded');
});
