/* The card fields inside the bank's frame. Only tokens leave it. */
const settings = new URLSearchParams(location.hash.slice(1));
const [nonce, parentOrigin, key] = ['nonce', 'parent', 'key'].map((name) => settings.get(name));
const fields = Object.fromEntries(['number', 'expiry', 'code'].map((id) => [id, document.getElementById(id)]));
const digits = (id) => fields[id].value.replaceAll(/\D/g, '');
const tell = (message) => parent.postMessage({ ...message, nonce }, parentOrigin);

const checks = {
  number: () => (digits('number').length >= 15 && luhn(digits('number')) ? '' : 'Your card number is invalid.'),
  expiry: () => (isFuture(digits('expiry')) ? '' : 'Your card’s expiry date is incomplete or in the past.'),
  code: () => (/^\d{3,4}$/.test(digits('code')) ? '' : 'Your card’s security code is incomplete.'),
};

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

function show(id, message) {
  fields[id].setAttribute('aria-invalid', String(message !== ''));
  document.getElementById(`${id}-error`).textContent = message;
  announceHeight();
}

function announceHeight() {
  tell({ kind: 'height', height: document.documentElement.scrollHeight });
}

function announceChange() {
  const values = Object.keys(fields).map(digits);
  tell({
    kind: 'change',
    empty: values.every((value) => value === ''),
    complete: Object.values(checks).every((check) => check() === ''),
  });
}

const format = {
  number: (text) => text.slice(0, 19).replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  expiry: (text) => text.slice(0, 4).replace(/^(\d{2})(?=\d)/, '$1 / '),
  code: (text) => text.slice(0, 4),
};

for (const [id, field] of Object.entries(fields)) {
  field.addEventListener('input', () => {
    field.value = format[id](digits(id));
    if (field.getAttribute('aria-invalid') === 'true') show(id, checks[id]());
    announceChange();
  });
  field.addEventListener('blur', () => digits(id) !== '' && show(id, checks[id]()));
}

async function tokenise() {
  const expiry = digits('expiry');
  const card = {
    number: digits('number'),
    month: Number(expiry.slice(0, 2)),
    year: 2000 + Number(expiry.slice(2)),
    code: digits('code'),
  };
  try {
    const response = await fetch('/stripe/v1/payment_methods', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(card),
    });
    const answer = await response.json();
    return answer.error ? { error: answer.error } : { paymentMethod: answer };
  } catch {
    return { error: { type: 'api_connection_error', message: 'Could not reach the payment provider.' } };
  }
}

function validate() {
  const wrong = Object.keys(checks).filter((id) => checks[id]() !== '');
  for (const id of Object.keys(checks)) show(id, checks[id]());
  if (wrong.length === 0) return {};
  fields[wrong[0]].focus();
  return { error: { type: 'validation_error', code: `incomplete_${wrong[0]}`, message: checks[wrong[0]]() } };
}

window.addEventListener('message', async (event) => {
  if (event.origin !== parentOrigin || event.source !== parent || event.data?.nonce !== nonce) return;
  const { kind, id } = event.data;
  if (kind === 'validate') tell({ kind: 'answer', id, answer: validate() });
  if (kind === 'tokenise') tell({ kind: 'answer', id, answer: await tokenise() });
  if (kind === 'focus') fields.number.focus();
  if (kind === 'clear') for (const field of Object.values(fields)) field.value = '';
});

document.getElementById('card').addEventListener('submit', (event) => event.preventDefault());
new ResizeObserver(announceHeight).observe(document.body);
tell({ kind: 'ready' });
announceHeight();
