import { describe, expect, it } from 'vitest';
import { runtimeField } from './runtimeField';

function fieldOf(attributes: Readonly<Record<string, unknown>>) {
  return runtimeField(
    {
      path: 'mobile',
      label: 'Mobile number',
      type: 'text',
      required: false,
      locked: false,
      attributes,
      placeholder: undefined,
      options: [],
      hint: undefined,
      answer: undefined,
      destination: 'body',
      secret: false,
      gate: false,
    },
    () => undefined,
  );
}

describe('a field that a server describes with limits', () => {
  it('gives the browser none of them, which would cut a pasted text without a word', () => {
    const { attributes } = fieldOf({
      minLength: 3,
      maxLength: 20,
      pattern: '[0-9 ]*',
      min: 1,
      max: 9,
      inputMode: 'tel',
    });
    expect(Object.keys(attributes).map((name) => name.toLowerCase())).toEqual(['inputmode']);
  });
});
