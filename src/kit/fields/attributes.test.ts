import { describe, expect, it } from 'vitest';
import { safeAttributes } from './attributes';

describe('safeAttributes', () => {
  it('keeps what is harmless, in React’s spelling', () => {
    expect(
      safeAttributes({
        maxlength: 10,
        AUTOCOMPLETE: 'email',
        inputmode: 'numeric',
        'auto-capitalize': 'none',
        type: 'tel',
      }),
    ).toEqual({
      maxLength: 10,
      autoComplete: 'email',
      inputMode: 'numeric',
      autoCapitalize: 'none',
      type: 'tel',
    });
  });

  it.each<object>([
    { onclick: 'alert(1)' },
    { onFocus: 'alert(1)', autofocus: true },
    { style: 'position:fixed' },
    { dangerouslySetInnerHTML: { __html: '<b>' } },
    { formaction: '/evil' },
    { type: 'hidden' },
    { type: 'file' },
    { id: 'root' },
    { constructor: 'x', toString: 'y', __proto__: { maxlength: 1 } },
    { pattern: { source: 'x' } },
  ])('drops %j', (attributes) => expect(safeAttributes(attributes)).toEqual({}));

  it.each([null, undefined, 'text', 7, ['maxlength']])('takes %j for none', (given) =>
    expect(safeAttributes(given)).toEqual({}),
  );
});
