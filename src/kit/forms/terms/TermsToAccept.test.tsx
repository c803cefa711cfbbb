// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import dates from '../../../../schemas/forms/dates.json';
import validators from '../../../../schemas/forms/dates.json?fields';
import type { StaticForm } from '../../../../schemas/generated/journey';
import { ApiClient } from '../../api/ApiClient';
import { FormModel } from '../../fields/FormModel';
import { staticForm } from '../../fields/staticForm';
import { TermsStore } from '../../../joining/stores/TermsStore';
import { TermsToAccept } from './TermsToAccept';
import { isoDate } from '../../../../tests/support/isoDate';

const today = isoDate('2026-11-20');

/** Renders the field with two terms to accept. */
async function drawn() {
  const answer = (id: number, title: string) => Response.json({ data: [{ id, title, html: '<p>Text</p>' }] });
  const client = new ApiClient({
    base: '',
    network: async (url) => (url.endsWith('health-commitment') ? answer(1, 'Health') : answer(2, 'Membership')),
    bearer: () => undefined,
    onUndeclared: (fault) => {
      throw new Error(fault);
    },
    onUnauthorised: () => undefined,
  });
  const terms = new TermsStore(client);
  await terms.load(1);
  const model = new FormModel(staticForm(dates as unknown as StaticForm, validators), {
    facts: () => ({ terms: 'some' }),
    report: () => undefined,
    bounds: () => ({ today }),
  });
  const field = model.field('terms');
  if (!field) throw new Error('The form has no terms.');
  render(
    <TermsToAccept
      field={field}
      raw={field.raw}
      id="terms"
      describedBy={undefined}
      invalid={false}
      disabled={false}
      request={terms.membership}
      onRetry={() => undefined}
    />,
  );
  return field;
}

afterEach(cleanup);

describe('TermsToAccept', () => {
  it('keeps both of two ticks before a render', async () => {
    const field = await drawn();
    // Nothing is drawn before the action ends.
    act(() => runInAction(() => screen.getAllByRole('checkbox').forEach((box) => fireEvent.click(box))));
    expect(field.raw).toEqual([1, 2]);
    fireEvent.click(screen.getByRole('checkbox', { name: /Health/ }));
    expect(field.raw).toEqual([2]);
  });
});
