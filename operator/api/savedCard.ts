import { beginCheck, checkAnswer, openCheck } from '../account/card/cardCheck';
import { accountCardOf, removeCard } from '../account/card/savedCard';
import { ApiError } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import { signedIn } from './signedIn';

/** The calls of a customer's saved card. `savedCards` is the config's flag, which one test's settings may override. */
export const cardCalls = (savedCards: boolean) =>
  ({
    accountCard: async ({ queries, customer, settings, now }) => {
      const keepsCards = settings.flags.savedCardsEnabled ?? savedCards;
      return {
        data: keepsCards ? await accountCardOf(queries, signedIn(customer).id, settings.paymentProvider, now) : null,
      };
    },

    removeAccountCard: async ({ queries, customer, settings }) => ({
      data: { removed: await removeCard(queries, signedIn(customer).id, settings.paymentProvider) },
    }),

    beginCardCheck: async ({ db, customer, settings }) => {
      const known = signedIn(customer);
      if (!(settings.flags.savedCardsEnabled ?? savedCards)) throw new ApiError(403, 'Cards can’t be saved here.');
      return { data: checkAnswer(await db.transaction().execute((queries) => beginCheck(queries, known))) };
    },

    cardCheck: async ({ queries, customer }) => {
      const open = await openCheck(queries, signedIn(customer).id);
      return { data: open ? checkAnswer(open) : null };
    },
  }) satisfies Handlers;
