/* The card fields inside the bank's frame. Only tokens leave it. */
import { CardForm } from './CardForm.js';
import { forms } from './forms.js';

const settings = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const { form: name, nonce, parent: shop } = settings;
const { fields, request } = forms[name];
const element = document.getElementById('card');
const card = new CardForm(element, fields, tellChange);
const storing = settings.storable === 'yes' ? drawStoring() : undefined;

const tell = (message) => parent.postMessage({ ...message, nonce }, shop);
const tellHeight = () => tell({ kind: 'height', height: document.documentElement.scrollHeight });

function tellChange() {
  const { isEmpty, problem, shownProblem } = card;
  tell({ kind: 'change', empty: isEmpty, complete: problem === undefined, problem: shownProblem });
}

function drawStoring() {
  const input = Object.assign(document.createElement('input'), { type: 'checkbox', id: 'store' });
  const label = Object.assign(document.createElement('label'), {
    htmlFor: 'store',
    textContent: 'Save this card for next time',
  });
  const field = Object.assign(document.createElement('div'), { className: 'wide tick' });
  field.append(input, label);
  element.append(field);
  return input;
}

/** Sends the typed details to the provider. Returns its answer, or the first field that is wrong. */
async function send(asked) {
  const problem = card.validate();
  if (problem) return { problem };
  const { path, authorization, body } = request(card.values, settings, { ...asked, store: storing?.checked ?? false });
  try {
    const response = await fetch(new URL(`../${path}`, location.href), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: response.status === 204 ? {} : await response.json() };
  } catch {
    return { unreachable: true };
  }
}

const requests = {
  validate: () => ({ problem: card.validate() }),
  send,
  focus: () => card.focus(),
  clear: () => card.clear(),
};

window.addEventListener('message', async (event) => {
  if (event.origin !== shop || event.source !== parent || event.data?.nonce !== nonce) return;
  const { kind, id, asked } = event.data;
  if (Object.hasOwn(requests, kind)) tell({ kind: 'answer', id, answer: (await requests[kind](asked)) ?? {} });
});

new ResizeObserver(tellHeight).observe(document.body);
tell({ kind: 'ready' });
tellHeight();
