// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useTokenOfAddress } from './useTokenOfAddress';

afterEach(cleanup);

function Page() {
  const token = useTokenOfAddress();
  const { hash } = useLocation();
  return <p>{`token "${token}" at "${hash}"`}</p>;
}

const whole = 'a'.repeat(43);

it.each([
  ['the token of a link, and takes it out of the address', whole, `token "${whole}" at ""`],
  ['no token of a damaged link, whatever is left of it', 'a'.repeat(201), 'token "" at ""'],
  ['no token in the target of a skip link', 'main', 'token "" at "#main"'],
])('reads %s', async (_, fragment, said) => {
  render(
    <MemoryRouter initialEntries={[`/confirm-email#${fragment}`]}>
      <Page />
    </MemoryRouter>,
  );
  expect(await screen.findByText(said)).toBeTruthy();
});
