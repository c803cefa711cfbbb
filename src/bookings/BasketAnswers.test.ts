import { describe, expect, it } from 'vitest';
import { dateOf } from '../ground/core/dates';
import { BasketAnswers } from './BasketAnswers';
import { question, testBasket, wireBasket, wireItem, type Reply } from '../../tests/support/testBasket';

const today = dateOf(new Date('2026-11-20T12:00:00Z'));
const surroundings = { facts: () => ({}), report: () => undefined, bounds: () => ({ today }) };
const asking = (...given: readonly object[]): Reply => {
  const optional = { ...question, id: 13, label: 'Anything else?', is_required: false };
  return [200, { data: wireBasket([wireItem('a', { additional_questions: [question, optional], answers: given })]) }];
};

async function asked(...replies: readonly Reply[]) {
  const test = testBasket(replies);
  await test.basket.load();
  const answers = new BasketAnswers(test.basket, surroundings, () => undefined);
  await answers.updateForms(test.basket.items);
  const [item] = test.basket.items;
  if (!item) throw new Error('There is no item.');
  const field = (id: number) => answers.model('a')?.field(`answers.${id}`);
  return { ...test, answers, item, field };
}

describe('BasketAnswers', () => {
  it('starts with the server’s answers', async () => {
    const { answers, field } = await asked(asking({ question_id: 12, answer: 'Yes' }));
    expect(field(12)?.raw).toBe('Yes');
    expect(answers.isComplete).toBe(true);
  });

  it('is complete once every required question has an answer, saved or not', async () => {
    const { answers, field } = await asked(asking());
    expect(answers.isComplete).toBe(false);
    field(12)?.set('Yes');
    expect(answers.isComplete).toBe(true);
    field(12)?.set('  ');
    expect(answers.isComplete).toBe(false);
  });

  it('saves changed answers only', async () => {
    const saved = asking({ question_id: 12, answer: 'Yes' });
    const { answers, basket, item, field, asked: requests, said } = await asked(asking(), saved);
    expect(await answers.save(item)).toBe(true);
    expect(requests).toHaveLength(1);
    field(12)?.set('Yes');
    expect(await answers.saveAll()).toBe(true);
    expect(requests[1]?.body).toMatchObject({ options: { answers: [{ question_id: 12, answer: 'Yes' }] } });
    expect(said()).toEqual(['success: Successfully updated item in the basket.']);
    await answers.updateForms(basket.items);
    expect(await answers.saveAll()).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('keeps a saved answer that a form can’t show', async () => {
    const odd = { question_id: 12, answer: ['Yes', 'No'] };
    const { answers, item, field, asked: requests } = await asked(asking(odd), asking(odd));
    expect(field(12)?.raw).toBe('');
    field(13)?.set('No');
    expect(await answers.save(item)).toBe(true);
    expect(requests[1]?.body).toEqual({
      source: 'bookings',
      options: { answers: [{ question_id: 13, answer: 'No' }] },
    });
  });

  it('does not send an answer again while it is being saved', async () => {
    const saved = asking({ question_id: 12, answer: 'Yes' });
    const { answers, item, field, asked: requests } = await asked(asking(), saved, saved);
    field(12)?.set('Yes');
    const saving = answers.save(item);
    expect(await answers.saveAll()).toBe(true);
    expect(await saving).toBe(true);
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  it.each<[string, object, object, string | undefined]>([
    ['a payment', {}, { is_being_paid: true }, 'payment'],
    ['a missing attendee', { purchased_for_user_id: null, refusal: 'Too young.' }, {}, 'attendee'],
    ['a missing answer', { additional_questions: [question], refusal: 'Too young.' }, {}, 'answers'],
    ['a refused item', { refusal: 'Too young.' }, {}, 'refusal'],
    ['nothing', {}, {}, undefined],
  ])('is blocked by %s', async (_what, item, basket, blocker) => {
    const { answers } = await asked([200, { data: wireBasket([wireItem('a', item)], basket) }]);
    expect(answers.blocker).toBe(blocker);
  });

  it('removes an emptied answer', async () => {
    const { answers, field, asked: requests } = await asked(asking({ question_id: 12, answer: 'Yes' }), asking());
    field(12)?.set('');
    await answers.saveAll();
    expect(requests[1]?.body).toMatchObject({ options: { answers: [{ question_id: 12, answer: null }] } });
  });

  it('keeps typed answers when saving fails', async () => {
    const { answers, basket, field } = await asked(asking(), 'nothing');
    field(12)?.set('Yes');
    expect(await answers.saveAll()).toBe(false);
    await answers.updateForms(basket.items);
    expect(field(12)?.raw).toBe('Yes');
  });

  it('moves the focus to the first incomplete item, and marks the others', async () => {
    const items = ['a', 'b', 'c'].map((id) => wireItem(id, { additional_questions: [question] }));
    const { answers, field } = await asked([200, { data: wireBasket(items) }]);
    field(12)?.set('Yes');
    answers.revealMissing();
    const shown = ['a', 'b', 'c']
      .map((id) => answers.model(id))
      .map((model) => [model?.refusals, model?.problems.length]);
    expect(shown).toEqual([
      [0, 0],
      [1, 1],
      [0, 1],
    ]);
  });

  describe('at items that ask the same about the same person', () => {
    const days = (...people: readonly (string | null)[]): Reply => {
      const of = (person: string | null) => ({ additional_questions: [question], purchased_for_user_id: person });
      return [200, { data: wireBasket(people.map((person, at) => wireItem('abc'.charAt(at), of(person)))) }];
    };
    async function booked(...replies: readonly Reply[]) {
      const test = await asked(...replies);
      const { answers, basket } = test;
      const type = (id: string, text: string): void => {
        answers.model(id)?.field('answers.12')?.set(text);
        answers.copyEarlierAnswers();
      };
      const reload = async (): Promise<void> => {
        await basket.load();
        await answers.updateForms(basket.items);
      };
      const standing = () =>
        basket.items.map((item) => [
          answers.model(item.id)?.field('answers.12')?.raw,
          answers.sourceOfCopies(item)?.id ?? null,
        ]);
      return { ...test, type, reload, standing };
    }

    it('copies the answers of the earlier item until they are changed', async () => {
      const { type, standing, answers } = await booked(days('u1', 'u1', 'u2'));
      type('a', 'Ye');
      type('a', 'Yes');
      expect(standing()).toEqual([
        ['Yes', null],
        ['Yes', 'a'],
        ['', null],
      ]);
      expect(answers.isComplete).toBe(false);
      type('b', 'Hardly');
      type('a', 'No');
      expect(standing().slice(0, 2)).toEqual([
        ['No', null],
        ['Hardly', null],
      ]);
      type('b', '');
      expect(standing()[1]).toEqual(['', null]);
    });

    it('copies nothing while the attendees are not chosen', async () => {
      const { type, standing } = await booked(days(null, null));
      type('a', 'Yes');
      expect(standing()[1]).toEqual(['', null]);
    });

    it('copies answers to an item added later, and removes them when its attendee changes', async () => {
      const { type, standing, reload } = await booked(days('u1'), days('u1', 'u1'), days('u1', 'u2'));
      type('a', 'Yes');
      await reload();
      expect(standing()[1]).toEqual(['Yes', 'a']);
      await reload();
      expect(standing()[1]).toEqual(['', null]);
    });

    it('keeps copied answers when the earlier item is removed', async () => {
      const later = wireItem('b', { additional_questions: [question] });
      const { type, standing, reload } = await booked(days('u1', 'u1'), [200, { data: wireBasket([later]) }]);
      type('a', 'Yes');
      await reload();
      expect(standing()).toEqual([['Yes', null]]);
    });
  });

  it('drops the form of a removed item', async () => {
    const { answers } = await asked(asking());
    await answers.updateForms([]);
    expect(answers.model('a')).toBeUndefined();
  });
});
