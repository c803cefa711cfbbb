import { describe, expect, it } from 'vitest';
import { dateOf } from '../ground/core/dates';
import { BasketAnswers } from './BasketAnswers';
import { attendeeQuestionsId, orderQuestionsId } from './questionSets';
import { question, testBasket, wireBasket, wireItem, type Reply } from '../../tests/support/testBasket';

const aboutAmara = attendeeQuestionsId('u1');
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
  await answers.updateForms();
  const field = (id: number) => answers.model(aboutAmara)?.field(`answers.${id}`);
  return { ...test, answers, field };
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
    const { answers, field, asked: requests, said } = await asked(asking(), saved);
    expect(await answers.save(aboutAmara)).toBe(true);
    expect(requests).toHaveLength(1);
    field(12)?.set('Yes');
    expect(await answers.saveAll()).toBe(true);
    expect(requests[1]?.body).toMatchObject({ options: { answers: [{ question_id: 12, answer: 'Yes' }] } });
    expect(said()).toEqual([]);
    expect(answers.isSaved(aboutAmara)).toBe(true);
    await answers.updateForms();
    expect(await answers.saveAll()).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('keeps a saved answer that a form can’t show', async () => {
    const odd = { question_id: 12, answer: ['Yes', 'No'] };
    const { answers, field, asked: requests } = await asked(asking(odd), asking(odd));
    expect(field(12)?.raw).toBe('');
    field(13)?.set('No');
    expect(await answers.save(aboutAmara)).toBe(true);
    expect(requests[1]?.body).toEqual({
      source: 'bookings',
      options: { answers: [{ question_id: 13, answer: 'No' }] },
    });
  });

  it('does not send an answer again while it is being saved', async () => {
    const saved = asking({ question_id: 12, answer: 'Yes' });
    const { answers, field, asked: requests } = await asked(asking(), saved, saved);
    field(12)?.set('Yes');
    const saving = answers.save(aboutAmara);
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
    const { answers, field } = await asked(asking(), 'nothing');
    field(12)?.set('Yes');
    expect(await answers.saveAll()).toBe(false);
    await answers.updateForms();
    expect(field(12)?.raw).toBe('Yes');
  });

  it('moves the focus to the first incomplete form, and marks the others', async () => {
    const items = ['u1', 'u2', 'u3'].map((purchased_for_user_id) =>
      wireItem(purchased_for_user_id, { additional_questions: [question], purchased_for_user_id }),
    );
    const { answers, field } = await asked([200, { data: wireBasket(items) }]);
    field(12)?.set('Yes');
    answers.revealMissing();
    const shown = ['u1', 'u2', 'u3']
      .map((id) => answers.model(attendeeQuestionsId(id)))
      .map((model) => [model?.refusals, model?.problems.length]);
    expect(shown).toEqual([
      [0, 0],
      [1, 1],
      [0, 1],
    ]);
  });

  describe('with several items', () => {
    const contact = { ...question, id: 1, label: 'Whom can we call?', asked_per: 'order' };
    const level = { ...question, id: 4, label: 'How well can they swim?' };
    type Item = readonly [person: string | null, questions: readonly object[], answers?: readonly object[]];
    const basketOf = (...items: readonly Item[]): Reply => [
      200,
      {
        data: wireBasket(
          items.map(([person, questions, given = []], at) =>
            wireItem('abcdef'.charAt(at), {
              purchased_for_user_id: person,
              additional_questions: questions,
              answers: given,
            }),
          ),
        ),
      },
    ];
    const sentIn = (requests: readonly { method: string; path: string; body: unknown }[]) =>
      requests.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path.split('/').pop(), body]);

    it('asks once for each attendee, and once for the order', async () => {
      const day = [contact, question];
      const { answers } = await asked(basketOf(['u1', day], ['u1', day], ['u2', day], ['u1', [question, level]]));
      expect(answers.sets.map(({ id, questions }) => [id, questions.map((each) => each.question.id)])).toEqual([
        ['attendee-u1', [12, 4]],
        ['attendee-u2', [12]],
        [orderQuestionsId, [1]],
      ]);
    });

    it('sends an answer to each item that asks for it, and to no other person’s', async () => {
      const reply = basketOf(['u1', [question]], ['u2', [question]], ['u1', [question]], ['u1', [level]]);
      const { answers, field, asked: requests } = await asked(reply, reply, reply);
      field(12)?.set('Yes');
      expect(await answers.save(aboutAmara)).toBe(true);
      const body = { source: 'bookings', options: { answers: [{ question_id: 12, answer: 'Yes' }] } };
      expect(sentIn(requests)).toEqual([
        ['a', body],
        ['c', body],
      ]);
      expect(answers.isComplete).toBe(false);
    });

    it('sends the answer about the order to every item that asks for it', async () => {
      const reply = basketOf(['u1', [contact]], ['u2', [contact]], [null, [contact]]);
      const { answers, asked: requests } = await asked(reply, reply, reply, reply);
      answers.model(orderQuestionsId)?.field('answers.1')?.set('Leila, 07700 900142');
      expect(answers.isComplete).toBe(true);
      expect(await answers.save(orderQuestionsId)).toBe(true);
      expect(sentIn(requests).map(([id]) => id)).toEqual(['a', 'b', 'c']);
    });

    it('asks nothing about an attendee who is not chosen', async () => {
      const { answers } = await asked(basketOf([null, [question]]));
      expect(answers.sets).toEqual([]);
    });

    it('gives an item that is added later the answers of its attendee', async () => {
      const saved = [{ question_id: 12, answer: 'Yes' }];
      const later = basketOf(['u1', [question], saved], ['u1', [question]]);
      const { answers, basket, asked: requests } = await asked(basketOf(['u1', [question], saved]), later, later);
      await basket.load();
      await answers.updateForms();
      expect(answers.isComplete).toBe(true);
      expect(await answers.saveAll()).toBe(true);
      expect(sentIn(requests).map(([id]) => id)).toEqual(['b']);
    });

    it('keeps what was typed when more is asked', async () => {
      const { answers, basket, field } = await asked(
        basketOf(['u1', [question]]),
        basketOf(['u1', [question]], ['u1', [level]]),
      );
      field(12)?.set('Hardly');
      answers.revealMissing();
      await basket.load();
      await answers.updateForms();
      expect([field(12)?.raw, field(4)?.raw]).toEqual(['Hardly', '']);
      answers.revealMissing();
      expect(field(4)?.error).toBeDefined();
    });

    it('keeps what was typed with its question when another question of its id is gone', async () => {
      const other = { ...question, label: 'Can they dive?' };
      const { answers, basket, field } = await asked(
        basketOf(['u1', [question]], ['u1', [other]]),
        basketOf(['u1', [other]]),
      );
      field(12)?.set('Yes');
      answers.model(aboutAmara)?.field('answers.12-2')?.set('No');
      await basket.load();
      await answers.updateForms();
      expect(field(12)?.raw).toBe('No');
    });

    it('says of each form for itself that it is saved', async () => {
      const reply = basketOf(['u1', [contact, question]]);
      const saved = basketOf(['u1', [contact, question], [{ question_id: 12, answer: 'Yes' }]]);
      const { answers, field } = await asked(reply, saved);
      field(12)?.set('Yes');
      expect(answers.isSaved(aboutAmara)).toBe(false);
      await answers.save(aboutAmara);
      answers.model(orderQuestionsId)?.field('answers.1')?.set('Leila'); // typed, and not saved
      expect([answers.isSaved(aboutAmara), answers.isSaved(orderQuestionsId)]).toEqual([true, false]);
    });

    it('never says that what is filled in wrongly is saved', async () => {
      const count = { ...question, label: 'How old are they?', type: 'number' };
      const { answers, field } = await asked(basketOf(['u1', [count]]));
      field(12)?.set('x');
      expect(answers.isSaved(aboutAmara)).toBe(false);
    });

    it('asks two questions of one id apart', async () => {
      const other = { ...question, label: 'Can they dive?' };
      const reply = basketOf(['u1', [question]], ['u1', [other]]);
      const { answers, asked: requests } = await asked(reply, reply, reply);
      answers.model(aboutAmara)?.field('answers.12-2')?.set('No');
      await answers.save(aboutAmara);
      expect(sentIn(requests).map(([id]) => id)).toEqual(['b']);
    });
  });

  it('drops the form of a removed item', async () => {
    const { answers, basket } = await asked(asking(), [200, { data: wireBasket([]) }]);
    expect(answers.model(aboutAmara)).toBeDefined();
    await basket.load();
    await answers.updateForms();
    expect(answers.model(aboutAmara)).toBeUndefined();
  });
});
