/** Formats a Markdown table; an empty text without rows. Cells may contain Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Formats inline code. */
export function inlineCode(text: string): string {
  return `\`${text}\``;
}

/** Formats a code block, marked as JSON if the text is JSON. */
export function codeBlock(text: string): string {
  return `\`\`\`${isJson(text) ? 'json' : 'text'}\n${text}\n\`\`\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', '<br>');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
