import checkShape from '../../schemas/journey.schema.json?validator';
import type { Journey, StaticForm } from '../../schemas/generated/journey';
import { vocabulary } from '../../schemas/vocabulary';
import { readJsonText } from '../core/jsonText';
import { parseJourney } from '../journey/parse';
import { problemLine } from '../journey/problems';

const formFiles = import.meta.glob<StaticForm>('../../schemas/forms/*.json', { eager: true, import: 'default' });
const forms = Object.fromEntries(
  Object.entries(formFiles).map(([path, form]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), form]),
);

/** Reads an edited journey on the page. Loaded only when a file differs from what was built in. */
export function readJourney(file: string, text: string): { readonly journey: Journey } | { readonly report: string } {
  const parsed = parseJourney(readJsonText(text), {
    vocabulary,
    forms,
    checkShape(value) {
      checkShape(value);
      return (checkShape.errors ?? []).map(({ instancePath, message }) => ({
        pointer: instancePath,
        message: message ?? 'is wrong',
      }));
    },
  });
  if (parsed.ok) return { journey: parsed.journey };
  const lines = parsed.problems.map((problem) => problemLine(file, problem));
  return { report: [`${file} is refused; the built-in one serves.`, ...lines].join('\n') };
}
