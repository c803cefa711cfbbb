// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dataFieldsForm } from '../fields/dataFields';
import { joinForms } from '../fields/joinForms';
import { FormModel } from '../fields/FormModel';
import { questionsForm } from '../fields/questions';
import { FormView } from './FormView';
import { isoDate } from '../../../tests/support/isoDate';

afterEach(cleanup);

const lockedAnswer = 'ذهبية';
const refusal = 'השם קצר מדי';
const banner = 'לא נשמר';
const option = (value: string, label: string) => ({ value, label });
const fields = [
  { path: 'name', label: 'שם', type: 'text', isRequired: true, metadata: { description: 'כמו בתעודה' } },
  { path: 'notes', label: 'הערות', type: 'textarea', isRequired: true },
  { path: 'city', label: 'מدينة', type: 'select', placeholder: 'اختر مدينة', options: [option('h', 'حيفا')] },
  { path: 'sports', label: 'رياضة', type: 'multi_select', isRequired: true, options: [option('s', 'سباحة')] },
  { path: 'born', label: 'تاريخ الميلاد', type: 'date', isRequired: true },
  { path: 'news', label: 'أرسلوا الأخبار', type: 'checkbox', isRequired: true, metadata: { description: 'كل شهر' } },
  { path: 'card', label: 'بطاقة', type: 'text', isAuthorised: false, answer: lockedAnswer },
];
const sections = [{ sectionName: 'פרטים', sectionReference: 'about', sectionFields: fields }];
const questions = [
  {
    id: 1,
    title: 'صحة',
    questions: [{ id: 7, reference: 'fit', label: 'هل أنت بخير؟', type: 'checkbox', isRequired: true }],
  },
];

/** The texts in Hebrew or Arabic that stand on the page, each with the direction that it is given. */
function directions(container: Element): ReadonlyMap<string, string | null | undefined> {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found = new Map<string, string | null | undefined>();
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (/[\u0590-\u06ff]/.test(textContent ?? ''))
      found.set(textContent ?? '', parentElement?.closest('[dir]')?.getAttribute('dir'));
  }
  return found;
}

/** The form, with its box about news as a switch, of which the server has refused the name. */
function drawn(): Element {
  const form = joinForms([dataFieldsForm(sections), questionsForm(questions)]);
  const groups = form.groups.map((group) => ({
    ...group,
    fields: group.fields.map((each) => (each.path === 'dataFields.news' ? { ...each, widget: 'switch' } : each)),
  }));
  const bounds = { today: isoDate('2026-11-20') };
  const model = new FormModel(
    { ...form, groups },
    { facts: () => ({}), report: () => undefined, bounds: () => bounds },
  );
  model.attempt();
  model.refuse({ 'dataFields.name': refusal });
  model.say(banner);
  return render(<FormView model={model} id="f" />).container;
}

describe('a form in Hebrew and Arabic', () => {
  it('lets every text decide its own direction, wherever it stands', () => {
    const found = directions(drawn());
    const texts =
      JSON.stringify([sections, questions, refusal, banner]).match(/[\u0590-\u06ff][\u0590-\u06ff ؟]*/g) ?? [];
    const absent = texts.filter((text) => ![...found.keys()].some((each) => each.includes(text)));
    expect(absent).toEqual([lockedAnswer]);
    expect([...found].filter(([, direction]) => direction !== 'auto')).toEqual([]);
  });

  it('lets what is typed decide its direction too', () => {
    const inputs = drawn().querySelectorAll('input:not([type=checkbox], [placeholder="DD/MM/YYYY"]), textarea');
    expect([...inputs].map((input) => input.getAttribute('dir'))).toEqual(['auto', 'auto', 'auto']);
  });
});
