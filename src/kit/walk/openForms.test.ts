import { when } from 'mobx';
import { expect, it } from 'vitest';
import { isoDate } from '../../../tests/support/isoDate';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import { ApiClient } from '../api/ApiClient';
import { ApiRequest } from '../api/ApiRequest';
import { FormsStore } from './FormsStore';
import { openForms } from './openForms';

it('opens a form again that was discarded while its section is wanted', async () => {
  const surroundings = { facts: () => ({}), bounds: () => ({ today: isoDate('2026-11-20') }), report: () => undefined };
  const client = new ApiClient({
    base: 'https://api.example',
    network: () => Promise.reject(new Error('A written form asks the server for nothing.')),
    bearer: () => undefined,
    ...{ onUndeclared: () => undefined, onUnauthorised: () => undefined },
  });
  const forms = new FormsStore(client, { request: new ApiRequest() }, surroundings);
  const section = { id: 'leaving_section', form: { schema: 'leavingReason' } } as DisplayedSection;
  const dispose = openForms(forms, () => [section]);
  await when(() => forms.model('leaving_section') !== undefined);
  forms.model('leaving_section')?.field('leavingReason')?.set('price');
  forms.clear();
  expect(forms.model('leaving_section')?.field('leavingReason')?.raw).toBe('');
  forms.drop('leaving_section');
  expect(forms.model('leaving_section')).toBeDefined();
  dispose();
});
