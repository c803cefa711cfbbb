import type { BrowserContext } from '@playwright/test';

/** The beginning of the report of a field that a browser's autofill would leave empty, or fill in wrongly. */
export const unnamedField = 'A field has the wrong name for autofill: ';

/**
 * The data of a person by the labels that ask for them, each with the names for autofill that fit. The first label that
 * matches decides. Bank details have no name; the card's own fields are the payment provider's.
 * Source: HTML Standard, autofill field names; WCAG 2.2, criterion 1.3.5.
 */
const namesByLabel = [
  ['guest.s|child.s|emergency|next of kin', ['off']],
  ['promo|gift|voucher|search|find|passkey', ['off']],
  ['sort code|account number', ['off']],
  ['security code', ['cc-csc']],
  ['one.time|verification code|code we sent', ['one-time-code']],
  ['username|e-?mail address or|barcode', ['username']],
  ['e-?mail', ['email']],
  ['(current|your) password', ['current-password']],
  ['(new|repeat).*password', ['new-password']],
  ['password', ['current-password', 'new-password']],
  ['account holder', ['name']],
  ['first name|given name|forename', ['given-name']],
  ['last name|family name|surname', ['family-name']],
  ['full name|your name', ['name']],
  ['mobile|phone', ['tel']],
  ['birth', ['bday']],
  ['postcode', ['postal-code']],
  ['address line one|first line', ['address-line1']],
  ['address line two|second line', ['address-line2']],
  ['town|city', ['address-level2']],
  ['county', ['address-level1']],
  ['country', ['country', 'country-name']],
  ['gender|sex', ['sex']],
] as const;

/** The forms that staff or customers fill in about somebody else, by their labels: autofill knows nobody but its owner. */
const formsAboutOthers = ['Add a child', 'New customer'];

/**
 * Lets every page of a context report a field that asks for a person's data without its name for the browser's autofill: a
 * customer fills in by one tap what the browser knows. A kiosk, and staff, ask for the data of others than the browser's owner.
 */
export async function watchFields(context: BrowserContext): Promise<void> {
  await context.addInitScript(reportUnnamedFields, { words: unnamedField, namesByLabel, formsAboutOthers });
}

type Watch = {
  readonly words: string;
  readonly namesByLabel: readonly (readonly [label: string, names: readonly string[]])[];
  readonly formsAboutOthers: readonly string[];
};

function reportUnnamedFields({ words, namesByLabel: rows, formsAboutOthers: aboutOthers }: Watch): void {
  if (!location.hostname.endsWith('joinery.localhost')) return;
  // A test that holds the page's clock does not hold this one.
  const later = setTimeout.bind(window);
  const seen = new WeakSet<Element>();
  const fields = 'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), select, textarea';
  const labelOf = (field: Element): string => {
    const { labels } = field as HTMLInputElement; // so has a select, and a text area
    const label = field.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? '';
    return label.replaceAll(/\(optional\)|\*/g, '').trim();
  };
  const wantedFor = (field: Element, label: string): readonly string[] | undefined => {
    const [, names] = rows.find(([pattern]) => new RegExp(pattern, 'i').test(label)) ?? [];
    const form = field.closest('form, dialog, [role="dialog"]')?.getAttribute('aria-label') ?? '';
    if (names === undefined) return undefined;
    const forbidden = ['off', 'new-password'];
    if ('kiosk' in document.documentElement.dataset) return forbidden;
    const isOthers = location.hostname.startsWith('front-of-house.') || aboutOthers.includes(form);
    const isOwn = names.some((name) => name === 'username' || name === 'current-password'); // those of whoever logs in
    return isOthers && !isOwn ? forbidden : names;
  };
  const check = (field: Element): void => {
    if (!field.isConnected || field.matches('[readonly], [autocomplete="off"][role="combobox"]')) return;
    const label = labelOf(field);
    const wanted = wantedFor(field, label);
    const name = field.getAttribute('autocomplete') ?? '';
    // The last word is the datum; those before it say whose, such as `billing`.
    if (wanted && !wanted.includes(name.split(/\s+/).at(-1) ?? ''))
      console.error(`${words}"${label}" at ${location.pathname} has "${name}", not "${wanted.join('" or "')}"`);
  };
  const look = (): void => {
    for (const field of document.querySelectorAll(fields)) {
      if (seen.has(field)) continue;
      seen.add(field);
      later(() => check(field), 100);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}
