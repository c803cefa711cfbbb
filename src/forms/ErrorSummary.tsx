import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Note } from '../components/Note';
import { useFocusOn } from '../components/useFocusOn';
import { inputId, useForm } from './FormContext';

/** What is wrong, above the form, each message a link to its field. It takes focus when the customer can't go on. */
export const ErrorSummary = observer(function ErrorSummary() {
  const { model, id } = useForm();
  const summary = useFocusOn<HTMLDivElement>(model.refusals);
  const { problems, banner } = model;
  if (problems.length === 0 && banner === undefined) return null;
  const count = problems.length === 1 ? 'Check 1 answer' : `Check ${problems.length} answers`;
  const title = problems.length > 0 ? `${count} before you go on` : 'There is a problem';
  const handleClick = (event: MouseEvent, path: string): void => {
    event.preventDefault();
    const target = document.getElementById(inputId(id, path));
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  };
  return (
    <div ref={summary} tabIndex={-1} className="error-summary">
      <Note type="danger" title={title}>
        {banner !== undefined && <p>{banner}</p>}
        {problems.length > 0 && (
          <ul>
            {problems.map(({ path, message }) => (
              <li key={path}>
                <a href={`#${inputId(id, path)}`} onClick={(event) => handleClick(event, path)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  );
});
