import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { dataFieldsForm } from '../../../src/kit/fields/dataFields';
import { FormModel } from '../../../src/kit/fields/FormModel';
import { FormView } from '../../../src/kit/forms/FormView';
import { isoDate } from '../../support/isoDate';

/** Draws a question with as many answers to tick, and returns it with the way to take it down. */
export function drawLongList(container: HTMLElement, count: number): () => void {
  const options = Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `Club number ${index}` }));
  const field = { path: 'clubs', label: 'Clubs', type: 'multi_select', isRequired: false, options };
  const form = dataFieldsForm([{ sectionName: 'Clubs', sectionReference: 'clubs', sectionFields: [field] }]);
  const surroundings = { facts: () => ({}), report: () => undefined, bounds: () => ({ today: isoDate('2026-11-20') }) };
  const root = createRoot(container);
  flushSync(() => root.render(<FormView model={new FormModel(form, surroundings)} id="list" />));
  return () => root.unmount();
}
