import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Note } from '../components/Note';
import { useFocusOn } from '../components/useFocusOn';
import type { FormModel, FormProblem } from '../fields/FormModel';
import { inputId, useForm } from './FormContext';

/** The list of errors above a form, each a link to its field. It takes the focus after a refused submit. */
export const ErrorSummary = observer(function ErrorSummary() {
  const { model, id } = useForm();
  const { problems, banner } = model;
  const summary = useFocusOn<HTMLDivElement>(model.refusals, { fromTop: banner !== undefined });
  if (problems.length === 0 && banner === undefined) return null;
  const count = problems.length === 1 ? 'Check 1 answer' : `Check ${problems.length} answers`;
  const title = problems.length > 0 ? `${count} before you continue` : 'There is a problem';
  return (
    <div ref={summary} tabIndex={-1} role="group" aria-labelledby={`${id}-problems`} className="error-summary">
      <Note type="danger">
        <h3 className="note-title" id={`${id}-problems`}>
          {title}
        </h3>
        {banner !== undefined && <p dir="auto">{banner}</p>}
        {problems.length > 0 && (
          <ul onClick={handleClick}>
            {distinct(model, problems).map(({ path, message }) => (
              <li key={path} dir="auto">
                <a href={`#${inputId(id, path)}`}>{message}</a>
              </li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  );
});

/** Names the field in messages that several fields share, such as "Date must be valid." */
function distinct(model: FormModel, problems: readonly FormProblem[]): readonly FormProblem[] {
  const counts = new Map<string, number>();
  for (const { message } of problems) counts.set(message, (counts.get(message) ?? 0) + 1);
  return problems.map(({ path, message }) => {
    const label = model.field(path)?.definition.label ?? path;
    return { path, message: (counts.get(message) ?? 0) > 1 ? `${label}: ${message}` : message };
  });
}

/** Focuses the field of a clicked message and scrolls it to the middle of the screen. */
function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  const target = document.getElementById(link.hash.slice(1));
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
