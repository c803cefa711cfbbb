import { observable, runInAction } from 'mobx';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { dataFieldsForm } from '../../../src/kit/fields/dataFields';
import type { FormDefinition } from '../../../src/kit/fields/definition';
import { FormModel } from '../../../src/kit/fields/FormModel';
import { FormView } from '../../../src/kit/forms/FormView';
import type { Contestant } from './contestant';
import { benchFields, conditionalPath, options, sections } from './definition';
import { isoDate } from '../../support/isoDate';

const today = isoDate('2026-11-20');

/** This project's engine, with its whole look. */
export const joinery: Contestant = {
  name: 'Joinery',
  mount(container, count) {
    const shown = observable.box(true);
    const model = new FormModel(definition(count), {
      facts: () => ({ shown: shown.get() ? 'yes' : 'no' }),
      report: () => undefined,
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
