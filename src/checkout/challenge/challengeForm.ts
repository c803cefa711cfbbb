/** Builds the hidden form that leads the customer to the bank; `undefined` if the message holds no valid form. */
export function challengeForm(page: Document, data: unknown): HTMLFormElement | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, url, method, fields } = data as Partial<Record<'type' | 'url' | 'method' | 'fields', unknown>>;
  if (type !== 'sca_start' || typeof url !== 'string' || !/^https?:\/\//.test(url)) return undefined;
  const form = page.createElement('form');
  form.hidden = true;
  form.action = url;
  form.method = typeof method === 'string' && method.toLowerCase() === 'get' ? 'get' : 'post';
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (typeof value !== 'string') continue;
    const input = page.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  return form;
}
