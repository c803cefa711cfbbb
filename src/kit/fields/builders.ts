/** The functions that make forms of their sources, in one chunk that a page loads when its first form opens. */
export { dataFieldsForm } from './dataFields';
export { questionsForm } from './questions';
export { staticForm } from './staticForm';
