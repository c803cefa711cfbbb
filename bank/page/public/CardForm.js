import { fieldTypes } from './fields.js';

/** Draws the fields from their descriptions, and checks them on blur and before sending. */
export class CardForm {
  #inputs = new Map();

  constructor(form, names, onChange) {
    for (const name of names) form.append(this.#draw(name));
    for (const [name, input] of this.#inputs) {
      input.addEventListener('input', () => {
        input.value = fieldTypes[name].format(input.value);
        if (input.getAttribute('aria-invalid') === 'true') this.#show(name);
        onChange();
      });
      input.addEventListener('blur', () => {
        if (this.#valueOf(name) === '') return;
        this.#show(name);
        onChange();
      });
    }
    form.addEventListener('submit', (event) => event.preventDefault());
  }

  get values() {
    return Object.fromEntries([...this.#inputs.keys()].map((name) => [name, this.#valueOf(name)]));
  }

  get isEmpty() {
    return Object.values(this.values).every((value) => value === '');
  }

  /** Returns the first invalid field and its message. */
  get problem() {
    const name = [...this.#inputs.keys()].find((each) => this.#errorOf(each) !== '');
    return name === undefined ? undefined : { field: name, message: this.#errorOf(name) };
  }

  /** Returns the first visible error. */
  get shownProblem() {
    const shown = [...this.#inputs].find(([, input]) => input.getAttribute('aria-invalid') === 'true');
    return shown && { field: shown[0], message: this.#errorOf(shown[0]) };
  }

  /** Shows all errors and focuses the first invalid field. */
  validate() {
    for (const name of this.#inputs.keys()) this.#show(name);
    const { problem } = this;
    if (problem) this.#inputs.get(problem.field).focus();
    return problem;
  }

  focus() {
    this.#inputs.values().next().value.focus();
  }

  clear() {
    for (const input of this.#inputs.values()) input.value = '';
  }

  #valueOf(name) {
    return fieldTypes[name].valueOf(this.#inputs.get(name).value);
  }

  #errorOf(name) {
    return fieldTypes[name].check(this.#valueOf(name));
  }

  #show(name) {
    const message = this.#errorOf(name);
    this.#inputs.get(name).setAttribute('aria-invalid', String(message !== ''));
    document.getElementById(`${name}-error`).textContent = message;
  }

  #draw(name) {
    const { label, wide, attributes } = fieldTypes[name];
    const input = Object.assign(document.createElement('input'), { id: name });
    for (const [attribute, value] of Object.entries(attributes)) input.setAttribute(attribute, value);
    input.setAttribute('aria-describedby', `${name}-error`);
    const error = Object.assign(document.createElement('p'), { id: `${name}-error`, className: 'error' });
    error.setAttribute('aria-live', 'polite');
    const field = Object.assign(document.createElement('div'), { className: wide ? 'wide' : '' });
    field.append(Object.assign(document.createElement('label'), { htmlFor: name, textContent: label }), input, error);
    this.#inputs.set(name, input);
    return field;
  }
}
