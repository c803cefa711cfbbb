const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

type Page = {
  readonly title: string;
  /** The prefix of the bank's addresses in the caller's scope. */
  readonly prefix: string;
  readonly script?: string;
  readonly body: string;
};

/** Writes one of the bank's own pages, with its style sheet and at most one script. */
export function htmlPage({ title, prefix, script, body }: Page): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="${prefix}/page/bank.css" />
    ${script === undefined ? '' : `<script src="${prefix}/page/${script}" defer></script>`}
  </head>
  <body>${body}</body>
</html>`;
}

export function hiddenFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}" />`)
    .join('');
}
