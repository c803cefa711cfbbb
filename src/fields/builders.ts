/** What makes forms of their definitions, in one piece, for pages to load when the first form opens. */
export { dataFieldsForm } from './dataFields';
export { questionsForm } from './questions';
export { staticForm } from './staticForm';
