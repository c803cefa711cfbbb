import { plain } from './controls';

/** The elements whose whole text is read as one. */
const blocks =
  'h1, h2, h3, p, li, dt, dd, [role=status], [role=alert], legend, td, .field-error, .note-title, .note-body';

export function pageText(): string {
  return plain(document.body.textContent);
}

/** The texts of the page, each the whole of a paragraph, heading, item or button. */
export function pageTexts(): readonly string[] {
  return textsOf(document.querySelectorAll(blocks));
}

/** The texts of the blocks that a changed node lies in or holds. */
export function textsAt(node: Node): readonly string[] {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element?.isConnected) return [];
  const around = element.closest(blocks);
  const found = [...(around ? [around] : []), ...(node === element ? element.querySelectorAll(blocks) : [])];
  return textsOf(found);
}

/** The texts of the innermost blocks: a list is read item by item. */
function textsOf(found: Iterable<Element>): readonly string[] {
  const innermost = [...found].filter((each) => each.querySelector(blocks) === null);
  return innermost.map(({ textContent }) => plain(textContent)).filter(Boolean);
}
