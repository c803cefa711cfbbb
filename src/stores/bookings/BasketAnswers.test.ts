import { describe, expect, it } from 'vitest';
import { dateOf } from '../../core/dates';
import { BasketAnswers } from './BasketAnswers';
import { question, testBasket, wireBasket, wireItem, type Reply } from './testBasket';

const today = dateOf(new Date('2026-11-20T12:00:00Z'));
const surroundings = { facts: () => ({}), bounds: () => ({ today }) };
const asking = (...given: readonly object[]): Reply => {
  const optional = { ...question, id: 13, label: 'Anything else?', is_required: false };
  return [200, { data: wireBasket([wireItem('a', { additional_questions: [question, optional], answers: given })]) }];
};

async function asked(...replies: readonly Reply[]) {
  const test = testBasket(replies);
  await test.basket.load();
  const answers = new BasketAnswers(test.basket, surroundings, () => undefined);
  await answers.follow(test.basket.items);
  const [item] = test.basket.items;
  if (!item) throw new Error('There is no item.');
  const field = (id: number) => answers.model('a')?.field(`answers.${id}`);
  return { ...test, answers, item, field };
}

describe('BasketAnswers', () => {
  it('begins with the answers that the server has', async () => {
    const { answers, field } = await asked(asking({ question_id: 12, answer: 'Yes' }));
    expect(field(12)?.raw).toBe('Yes');
    expect(answers.complete).toBe(true);
  });

  it('is complete once every required question has an answer, saved or not', async () => {
    const { answers, field } = await asked(asking());
    expect(answers.complete).toBe(false);
    field(12)?.set('Yes');
    expect(answers.complete).toBe(true);
    field(12)?.set('  ');
    expect(answers.complete).toBe(false);
  });

  it('saves what was changed, and nothing twice', async () => {
    const saved = asking({ question_id: 12, answer: 'Yes' });
    const { answers, basket, item, field, asked: requests, said } = await asked(asking(), saved);
    expect(await answers.save(item)).toBe(true);
    expect(requests).toHaveLength(1);
    field(12)?.set('Yes');
    expect(await answers.saveAll()).toBe(true);
    expect(requests[1]?.body).toMatchObject({ options: { answers: [{ question_id: 12, answer: 'Yes' }] } });
    expect(said()).toEqual(['success: Successfully updated item in the basket.']);
    await answers.follow(basket.items);
    expect(await answers.saveAll()).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('sends no answer again that is on its way already', async () => {
    const saved = asking({ question_id: 12, answer: 'Yes' });
    const { answers, item, field, asked: requests } = await asked(asking(), saved, saved);
    field(12)?.set('Yes');
    const saving = answers.save(item);
    expect(await answers.saveAll()).toBe(true);
    expect(await saving).toBe(true);
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  it.each<[string, object, object, string | undefined]>([
    ['a payment', {}, { is_being_paid: true }, 'paying'],
    ['somebody it is for', { purchased_for_user_id: null, refusal: 'Too young.' }, {}, 'who'],
    ['an answer', { additional_questions: [question], refusal: 'Too young.' }, {}, 'answers'],
    ['a change of what was refused', { refusal: 'Too young.' }, {}, 'refused'],
    ['nothing', {}, {}, undefined],
  ])('says that the basket waits for %s', async (_what, item, basket, stop) => {
    const { answers } = await asked([200, { data: wireBasket([wireItem('a', item)], basket) }]);
    expect(answers.stop).toBe(stop);
  });

  it('takes back an answer that was emptied', async () => {
    const { answers, field, asked: requests } = await asked(asking({ question_id: 12, answer: 'Yes' }), asking());
    field(12)?.set('');
    await answers.saveAll();
    expect(requests[1]?.body).toMatchObject({ options: { answers: [{ question_id: 12, answer: null }] } });
  });

  it('keeps what was typed when it could not be saved', async () => {
    const { answers, basket, field } = await asked(asking(), 'nothing');
    field(12)?.set('Yes');
    expect(await answers.saveAll()).toBe(false);
    await answers.follow(basket.items);
    expect(field(12)?.raw).toBe('Yes');
  });

  it('leads to the first item of which an answer is missing, and shows at the others what is', async () => {
    const items = ['a', 'b', 'c'].map((id) => wireItem(id, { additional_questions: [question] }));
    const { answers, field } = await asked([200, { data: wireBasket(items) }]);
    field(12)?.set('Yes');
    answers.attempt();
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
        answers.fillIn();
      };
      const reload = async (): Promise<void> => {
        await basket.load();
        await answers.follow(basket.items);
      };
      const standing = () =>
        basket.items.map((item) => [
          answers.model(item.id)?.field('answers.12')?.raw,
          answers.filledFrom(item)?.id ?? null,
        ]);
      return { ...test, type, reload, standing };
    }

    it('fills in what was answered at the earlier one, until it is changed here', async () => {
      const { type, standing, answers } = await booked(days('u1', 'u1', 'u2'));
      type('a', 'Ye');
      type('a', 'Yes');
      expect(standing()).toEqual([
        ['Yes', null],
        ['Yes', 'a'],
        ['', null],
      ]);
      expect(answers.complete).toBe(false);
      type('b', 'Hardly');
      type('a', 'No');
      expect(standing().slice(0, 2)).toEqual([
        ['No', null],
        ['Hardly', null],
      ]);
      type('b', '');
      expect(standing()[1]).toEqual(['', null]);
    });

    it('fills nothing in while it is not known whom the places are for', async () => {
      const { type, standing } = await booked(days(null, null));
      type('a', 'Yes');
      expect(standing()[1]).toEqual(['', null]);
    });

    it('fills in at once what is added later, and takes it back from who turns out to be another', async () => {
      const { type, standing, reload } = await booked(days('u1'), days('u1', 'u1'), days('u1', 'u2'));
      type('a', 'Yes');
      await reload();
      expect(standing()[1]).toEqual(['Yes', 'a']);
      await reload();
      expect(standing()[1]).toEqual(['', null]);
    });

    it('keeps what was filled in when the earlier one is gone', async () => {
      const later = wireItem('b', { additional_questions: [question] });
      const { type, standing, reload } = await booked(days('u1', 'u1'), [200, { data: wireBasket([later]) }]);
      type('a', 'Yes');
      await reload();
      expect(standing()).toEqual([['Yes', null]]);
    });
  });

  it('forgets what was asked about an item that is gone', async () => {
    const { answers } = await asked(asking());
    await answers.follow([]);
    expect(answers.model('a')).toBeUndefined();
  });
});
