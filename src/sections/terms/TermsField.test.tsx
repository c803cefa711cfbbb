// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import dates from '../../../schemas/forms/dates.json';
import validators from '../../../schemas/forms/dates.json?fields';
import type { StaticForm } from '../../../schemas/generated/journey';
import { ApiClient } from '../../api/ApiClient';
import { parseIsoDate } from '../../core/dates';
import { FormModel } from '../../fields/FormModel';
import { staticForm } from '../../fields/staticForm';
import { StoresProvider, type Stores } from '../../stores/StoresContext';
import { TermsStore } from '../../stores/TermsStore';
import { TermsField } from './TermsField';

const today =
  parseIsoDate('2026-11-20') ??
  (() => {
    throw new Error();
  })();

/** The field with two terms to tick, as it is first drawn. */
async function drawn() {
  const answer = (id: number, title: string) => Response.json({ data: [{ id, title, html: '<p>Text</p>' }] });
  const client = new ApiClient({
    base: '',
    network: async (url) => (url.endsWith('health-commitment') ? answer(1, 'Health') : answer(2, 'Membership')),
    bearer: () => undefined,
    onUnauthorised: () => undefined,
  });
  const terms = new TermsStore(client);
  await terms.load(1);
  const model = new FormModel(staticForm(dates as unknown as StaticForm, validators), {
    facts: () => ({ terms: 'some' }),
    bounds: () => ({ today }),
  });
  const field = model.field('terms');
  if (!field) throw new Error('The form has no terms.');
  render(
    <StoresProvider value={{ terms } as Stores}>
      <TermsField field={field} raw={field.raw} id="terms" describedBy={undefined} invalid={false} disabled={false} />
    </StoresProvider>,
  );
  return field;
}

afterEach(cleanup);

describe('TermsField', () => {
  it('takes a tick that comes before the one before it is drawn', async () => {
    const field = await drawn();
    // Nothing is drawn before the action ends.
    act(() => runInAction(() => screen.getAllByRole('checkbox').forEach((box) => fireEvent.click(box))));
    expect(field.raw).toEqual([1, 2]);
    fireEvent.click(screen.getByRole('checkbox', { name: /Health/ }));
    expect(field.raw).toEqual([2]);
  });
});
