import { useEffect, useMemo } from 'react';
import { forgetAside, keepAside, readAside } from '../fields/aside';
import { FormModel } from '../fields/FormModel';
import { useForms } from './FormsContext';
import type { AskedForm } from './FormsStore';

/**
 * Returns a form that belongs to a screen and not to a journey; `undefined` until its fields are loaded. For observer
 * components. With a name, what was typed is there again after the session has ended and its customer has signed in anew.
 */
export function useOwnForm(form: AskedForm, name?: string): FormModel | undefined {
  const forms = useForms();
  const { surroundings } = forms;
  const { aside } = surroundings;
  useEffect(() => forms.fetch(form), [forms, form]);
  const definition = forms.definitionOf(form);
  const model = useMemo(
    () => definition && new FormModel(definition, surroundings, name === undefined ? {} : readAside(aside, name)),
    [definition, surroundings, aside, name],
  );
  useEffect(() => {
    if (model === undefined || name === undefined) return;
    forgetAside(aside, name);
    return keepAside(aside, name, () => model.keepable());
  }, [model, aside, name]);
  return model;
}
