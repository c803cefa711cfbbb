/** All that makes forms of their sources, in one chunk that a page loads when its first form opens. */
export { joinForms } from './joinForms';
export { FormModel } from './FormModel';
export { dataFieldsForm } from './dataFields';
export { questionsForm } from './questions';
export { staticForm } from './staticForm';
