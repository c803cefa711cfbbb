import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Contestant } from './contestant';
import { benchFields, conditionalPath, options, sections, type BenchField } from './definition';

/** rjsf as it comes out of the box: its own theme without a look, its own state, ajv in the page. */
export const stockRjsf: Contestant = {
  name: 'stock rjsf',
  mount(container, count) {
    const form = createRef<Form>();
    const handles: { setShown?: (shown: boolean) => void } = {};
    const root = createRoot(container);
    flushSync(() => root.render(<StockForm count={count} form={form} handles={handles} />));
    return {
      setShown: (shown) => flushSync(() => handles.setShown?.(shown)),
      submit: () => flushSync(() => void form.current?.validateForm()),
      unmount: () => root.unmount(),
    };
  },
};

type StockFormProps = {
  readonly count: number;
  readonly form: React.RefObject<Form | null>;
  readonly handles: { setShown?: (shown: boolean) => void };
};

function StockForm({ count, form, handles }: StockFormProps) {
  const [shown, setShown] = useState(true);
  handles.setShown = setShown;
  const [schemas] = useState(() => ({ with: schemaOf(count, true), without: schemaOf(count, false) }));
  return (
    <Form
      ref={form}
      schema={shown ? schemas.with : schemas.without}
      uiSchema={uiSchema}
      validator={validator}
      noHtml5Validate
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
    />
  );
}

const uiSchema: UiSchema = { 'ui:submitButtonOptions': { norender: true } };

function schemaOf(count: number, shown: boolean): RJSFSchema {
  const fields = benchFields(count).filter((field) => shown || field.path !== conditionalPath);
  const groups = sections(fields).map((section, index): [string, RJSFSchema] => [
    `section${index}`,
    {
      type: 'object',
      title: `Section ${index + 1}`,
      required: section.map(({ path }) => path),
      properties: Object.fromEntries(section.map((field) => [field.path, fieldSchema(field)])),
    },
  ]);
  return { type: 'object', properties: Object.fromEntries(groups) };
}

function fieldSchema({ label, type }: BenchField): RJSFSchema {
  switch (type) {
    case 'number':
      return { type: 'number', title: label };
    case 'select':
      return {
        type: 'string',
        title: label,
        oneOf: options.map((option) => ({ const: option.value, title: option.label })),
      };
    case 'date':
      return { type: 'string', title: label, format: 'date' };
    case 'checkbox':
      return { type: 'boolean', title: label, const: true };
    default:
      return { type: 'string', title: label };
  }
}
