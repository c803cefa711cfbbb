type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Attributes of a server's field that reach the page, with React's spelling. Everything else is dropped. */
const allowed: Readonly<Record<string, string>> = {
  placeholder: 'placeholder',
  inputmode: 'inputMode',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  spellcheck: 'spellCheck',
  min: 'min',
  max: 'max',
  step: 'step',
  minlength: 'minLength',
  maxlength: 'maxLength',
  pattern: 'pattern',
  rows: 'rows',
  type: 'type',
};

const inputTypes = ['text', 'email', 'tel', 'url', 'search'];

/** Keeps what is on the list, by any case of its name; `type` only where it keeps a text a text. */
export function safeAttributes(given: unknown): Attributes {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return {};
  const kept: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(given)) {
    const key = allowed[name.toLowerCase().replaceAll('-', '')];
    if (key === undefined || !Object.hasOwn(allowed, name.toLowerCase().replaceAll('-', ''))) continue;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
    if (key === 'type' && !inputTypes.includes(String(value))) continue;
    kept[key] = value;
  }
  return kept;
}
