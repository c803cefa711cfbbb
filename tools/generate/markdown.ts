/** A table; nothing when it has no rows. Cells may hold Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Text that stands as it is written. */
export function inline(text: string): string {
  return `\`${text}\``;
}

/** A block of code, as JSON if it is. */
export function code(text: string): string {
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
