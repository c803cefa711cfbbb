// @vitest-environment happy-dom
import RjsfForm from '@rjsf/core';
import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noValidator } from './rjsfForm';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('shippedRegistry', () => {
  const text: RJSFSchema = { type: 'string' };
  const object: RJSFSchema = { type: 'object', properties: { a: text } };

  it.each<readonly [name: string, schema: RJSFSchema, uiSchema: UiSchema]>([
    ['A field of rjsf for single values', object, {}],
    ['A field of rjsf for single values', { type: 'array', items: text }, {}],
    ['The AnyOfField of rjsf', { type: 'object', anyOf: [object, text] }, {}],
    ['The OneOfField of rjsf', { type: 'object', oneOf: [object, text] }, {}],
    ['"default" of @rjsf/utils/lib/findSchemaDefinition.js', { $ref: '#/definitions/a', definitions: { a: text } }, {}],
    ['"Markdown" of markdown-to-jsx/react', object, { 'ui:order': ['b'] }], // told in Markdown as a mistake of the order
  ])('throws "%s is not shipped" at what no form asks for', (name, schema, uiSchema) => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => draw(schema, uiSchema)).toThrow(`${name} is not shipped`);
  });

  it('says in the log that schemas are not merged', () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    draw({ type: 'object', allOf: [object] }, {});
    expect(String(warning.mock.calls[0]?.[1])).toMatch(/shallowAllOfMerge\.js is not shipped/);
  });
});

const templates = {
  FieldTemplate: ({ children }: FieldTemplateProps) => children,
  ObjectFieldTemplate: ({ properties }: ObjectFieldTemplateProps) => properties.map(({ content }) => content),
};

function draw(schema: RJSFSchema, uiSchema: UiSchema): void {
  render(
    <RjsfForm
      schema={schema}
      uiSchema={uiSchema}
      validator={noValidator}
      templates={templates}
      translateString={String}
    >
      <></>
    </RjsfForm>,
  );
}
