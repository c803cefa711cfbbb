import type { ComponentType } from 'react';
import type { FieldDefinition } from '../../fields/definition';
import type { WidgetLayout, WidgetProps } from '../FormContext';
import { CheckboxWidget } from './CheckboxWidget';
import { DateWidget } from './DateWidget';
import { LockedWidget } from './LockedWidget';
import { MultiSelectWidget } from './MultiSelectWidget';
import { NewPasswordWidget } from './NewPasswordWidget';
import { PasswordWidget } from './PasswordWidget';
import { SelectWidget } from './SelectWidget';
import { StartDateWidget } from './StartDateWidget';
import { SwitchWidget } from './SwitchWidget';
import { TextareaWidget } from './TextareaWidget';
import { TextWidget } from './TextWidget';

export type WidgetEntry = { readonly widget: ComponentType<WidgetProps>; readonly layout: WidgetLayout };

/** Every widget, by the name that `ui:widget` or a field's kind may have. */
const registry = {
  text: { widget: TextWidget, layout: 'label' },
  number: { widget: TextWidget, layout: 'label' },
  textarea: { widget: TextareaWidget, layout: 'label' },
  digits: { widget: TextWidget, layout: 'label' },
  select: { widget: SelectWidget, layout: 'label' },
  multi_select: { widget: MultiSelectWidget, layout: 'group' },
  date: { widget: DateWidget, layout: 'label' },
  startDate: { widget: StartDateWidget, layout: 'label' },
  checkbox: { widget: CheckboxWidget, layout: 'tick' },
  agreement: { widget: CheckboxWidget, layout: 'tick' },
  switch: { widget: SwitchWidget, layout: 'tick' },
  password: { widget: PasswordWidget, layout: 'label' },
  newPassword: { widget: NewPasswordWidget, layout: 'label' },
} as const satisfies Readonly<Record<string, WidgetEntry>>;

export type WidgetName = keyof typeof registry;

const locked: WidgetEntry = { widget: LockedWidget, layout: 'label' };
const fallback: WidgetEntry = { widget: TextWidget, layout: 'label' };

/** Finds a field's widget and label placement by its `ui:widget`, else by its kind. */
export function widgetFor(definition: Pick<FieldDefinition, 'widget' | 'kind' | 'locked'>): WidgetEntry {
  const { widget, kind } = definition;
  if (definition.locked === true) return locked;
  return entry(widget) ?? entry(kind) ?? fallback;
}

function entry(name: string | undefined): WidgetEntry | undefined {
  const entries: Readonly<Record<string, WidgetEntry>> = registry;
  return name === undefined ? undefined : entries[name];
}
