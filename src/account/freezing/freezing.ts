import { computed } from 'mobx';
import type { Journey } from '../../../schemas/generated/journey';
import { parseIsoDate, ukDateText } from '../../ground/core/dates';
import { accountApi, type MembershipFreeze } from '../../kit/api/account';
import type { Bounds } from '../../kit/fields/definition';
import type { FormModel } from '../../kit/fields/FormModel';
import type { ToastStore } from '../../kit/site/ToastStore';
import { createWalk, type CreateWalkParts } from '../walk/createWalk';
import type { MembershipWalk } from '../walk/MembershipWalk';

export type FreezeWalk = MembershipWalk<MembershipFreeze>;
export type FreezeOption = MembershipFreeze['options'][number];

/** Creates the walk that freezes a membership. */
export function createFreezing(parts: CreateWalkParts & { readonly toasts: ToastStore }, journey: Journey): FreezeWalk {
  const { client, membershipId, surroundings, toasts } = parts;
  const api = accountApi(client);
  const offered = computed(() => offeredBy(walk.terms.request.data, walk.form));
  const bounds = (): Bounds => ({ ...surroundings.bounds(), ...offered.get() });
  const walk: FreezeWalk = createWalk({ ...parts, surroundings: { ...surroundings, bounds } }, journey, {
    load: () => api.freezeTerms(membershipId),
    send: ({ options, frozenPrice }, form) => {
      const chosen = chosenOf(options, form);
      if (!chosen) throw new Error('The freeze was sent before its dates were chosen.');
      const { startsOn: freezeFrom, months: freezeMonths, endsOn } = chosen;
      return api.freezeMembership(membershipId, { freezeFrom, freezeMonths, endsOn, frozenPrice: frozenPrice.raw });
    },
    done: ({ name, options }, form) => {
      const chosen = chosenOf(options, form);
      const time = chosen ? ` from ${ukDateText(chosen.startsOn)} until ${ukDateText(chosen.endsOn)}` : '';
      toasts.show('success', `${name} is frozen${time}.`);
    },
  });
  return walk;
}

/** Finds the freeze that the form asks for; `undefined` until both its dates are chosen. */
export function chosenOf(options: readonly FreezeOption[], form: FormModel | undefined): FreezeOption | undefined {
  const [from, months] = [form?.field('freezeFrom')?.raw, form?.field('freezeMonths')?.raw];
  return options.find((option) => option.startsOn === from && String(option.months) === months);
}

/** The days that can be chosen, and for the chosen day how many months. */
function offeredBy(terms: MembershipFreeze | undefined, form: FormModel | undefined): Partial<Bounds> {
  const options = terms?.options ?? [];
  const from = form?.field('freezeFrom')?.raw;
  const isStart = options.some(({ startsOn }) => startsOn === from);
  const months = options.filter(({ startsOn }) => !isStart || startsOn === from).map((option) => option.months);
  return {
    freezeStarts: distinct(options.flatMap(({ startsOn }) => parseIsoDate(startsOn) ?? [])),
    freezeMonths: distinct(months),
  };
}

function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}
