import { operator } from '../setup/operator';

const texts: Readonly<Record<string, readonly [title: string, text: string]>> = {
  accessibility: [
    'Accessibility',
    'We want everybody to be able to use this site. Tell us where it falls short: 0113 496 0000.',
  ],
  privacy: ['Privacy', 'We keep what we need to run your membership and nothing more.'],
  terms: [
    'Terms and conditions',
    'By creating an account you agree to use it for yourself and to keep your details up to date.',
  ],
  contact: ['Contact your centre', 'Call 0113 496 0000, or ask at reception.'],
};

/**
 * Returns one of the operator's own web pages, to which the footer links. They are plain, since they are not part of
 * the product.
 */
export function operatorPage(name: string): string | undefined {
  const entry = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (!entry) return undefined;
  const [title, text] = entry;
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | ${operator.name}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${operator.name}</a></p></main></body></html>`;
}
