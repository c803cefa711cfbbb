import type { Journey } from '../../../../schemas/generated/journey';
import type { Names, Path } from './Names';

/** A text that customers read. */
type Text = readonly [text: string | undefined, at: Path];

/** Reports a section without a heading, and a text that was written as HTML, which customers would read as it is. */
export function checkTexts(journey: Journey, names: Names): void {
  journey.sections.forEach(({ id, title, intro, form, variants }, index) => {
    const hasText = title !== undefined || (journey.layout === 'all-open' && (intro ?? form ?? variants) !== undefined);
    if (!hasText) names.report('no-title', ['sections', index], `"${id}" has no heading. Add a "title".`);
  });
  for (const [text, at] of textsOf(journey)) {
    const [markup] = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.exec(text ?? '') ?? [];
    if (markup !== undefined)
      names.report('html-text', at, `Customers would read "${markup}" as it stands here. Write plain text.`);
  }
}

function textsOf({ title, heading, lede, submitLabel = [], sections, afterwards }: Journey): readonly Text[] {
  return [
    [title, ['title']],
    [heading, ['heading']],
    [lede, ['lede']],
    ...submitLabel.map(({ text }, index): Text => [text, ['submitLabel', index, 'text']]),
    ...sections.flatMap((section, index): readonly Text[] => [
      ...textsIn(section, ['title', 'intro', 'continueLabel', 'editLabel'], ['sections', index]),
      ...(section.variants ?? []).flatMap((variant, place) =>
        textsIn(variant, ['intro', 'continueLabel'], ['sections', index, 'variants', place]),
      ),
    ]),
    ...textsIn(afterwards ?? {}, ['title', 'intro', 'continueLabel'], ['afterwards']),
  ];
}

function textsIn<K extends string>(
  part: { readonly [P in K]?: string | undefined },
  keys: readonly K[],
  at: Path,
): readonly Text[] {
  return keys.map((key) => [part[key], [...at, key]]);
}
