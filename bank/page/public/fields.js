/* The fields that a card can be asked for: how each looks, is written and is checked. */

const digitsOf = (text) => text.replaceAll(/\D/g, '');

function luhn(number) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function isFuture(text) {
  if (!/^\d{4}$/.test(text)) return false;
  const [month, year] = [Number(text.slice(0, 2)), 2000 + Number(text.slice(2))];
  return month >= 1 && month <= 12 && new Date(year, month) > new Date();
}

export const fieldTypes = {
  holder: {
    label: 'Cardholder name',
    wide: true,
    attributes: { autocomplete: 'cc-name', maxlength: 45 },
    valueOf: (text) => text.trim(),
    format: (text) => text,
    check: (name) => (name === '' ? 'Enter the name on the card.' : ''),
  },
  number: {
    label: 'Card number',
    wide: true,
    attributes: { inputmode: 'numeric', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
    valueOf: digitsOf,
    format: (text) =>
      digitsOf(text)
        .slice(0, 19)
        .replaceAll(/(\d{4})(?=\d)/g, '$1 '),
    check: (digits) => (digits.length >= 13 && luhn(digits) ? '' : 'Your card number is invalid.'),
  },
  expiry: {
    label: 'Expiry date',
    attributes: { inputmode: 'numeric', autocomplete: 'cc-exp', placeholder: 'MM / YY' },
    valueOf: digitsOf,
    format: (text) =>
      digitsOf(text)
        .slice(0, 4)
        .replace(/^(\d{2})(?=\d)/, '$1 / '),
    check: (digits) => (isFuture(digits) ? '' : 'Your card’s expiry date is incomplete or in the past.'),
  },
  code: {
    label: 'Security code',
    attributes: { inputmode: 'numeric', autocomplete: 'cc-csc', placeholder: 'CVC', maxlength: 4 },
    valueOf: digitsOf,
    format: (text) => digitsOf(text).slice(0, 4),
    check: (digits) => (/^\d{3,4}$/.test(digits) ? '' : 'Your card’s security code is incomplete.'),
  },
};
