import { observable, runInAction } from 'mobx';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { parseIsoDate } from '../../../src/core/dates';
import { dataFieldsForm } from '../../../src/fields/dataFields';
import type { FormDefinition } from '../../../src/fields/definition';
import { FormModel } from '../../../src/fields/FormModel';
import { FormView } from '../../../src/forms/FormView';
import type { Contestant } from './contestant';
import { benchFields, conditionalPath, options, sections } from './definition';

const today =
  parseIsoDate('2026-11-20') ??
  (() => {
    throw new Error();
  })();

/** This project's engine, with its whole look. */
export const joinery: Contestant = {
  name: 'Joinery',
  mount(container, count) {
    const shown = observable.box(true);
    const model = new FormModel(definition(count), {
      facts: () => ({ shown: shown.get() ? 'yes' : 'no' }),
      bounds: () => ({ today }),
    });
    const root = createRoot(container);
    flushSync(() => root.render(<FormView model={model} id="bench" />));
    return {
      setShown: (value) => flushSync(() => runInAction(() => shown.set(value))),
      submit: () => flushSync(() => void model.attempt()),
      unmount: () => root.unmount(),
    };
  },
};

function definition(count: number): FormDefinition {
  const groups = sections(benchFields(count)).map((fields, index) => ({
    sectionName: `Section ${index + 1}`,
    sectionReference: `section${index}`,
    sectionFields: fields.map((field) => ({
      ...field,
      isRequired: true,
      options: field.type === 'select' ? options : [],
    })),
  }));
  const form = dataFieldsForm(groups);
  const conditional = (path: string) => (path === conditionalPath ? { show: { shown: 'yes' } } : {});
  return {
    ...form,
    groups: form.groups.map((group) => ({
      ...group,
      fields: group.fields.map((field) => ({ ...field, ...conditional(field.path) })),
    })),
  };
}
