import { describe, expect, it } from 'vitest';
import joinJson from '../../../../journeys/join.json';
import datesJson from '../../../../schemas/forms/dates.json';
import type { Journey, StaticForm } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import type { Facts } from '../../rules/rules';
import { appearanceFor, faceLines } from './appearanceFor';

const forms = { dates: datesJson as unknown as StaticForm };
const language = { journey: joinJson as unknown as Journey, vocabulary, forms };
const lines = (section: string, facts: Facts): string => {
  const face = appearanceFor(language, section, facts);
  return face ? faceLines(face).join(' ') : 'no section';
};

describe('appearanceFor', () => {
  it.each<[string, Facts, string]>([
    ['centre_section', {}, 'It draws the widget "venuePicker".'],
    ['checkout_section', {}, 'It draws its text, and a button to continue.'],
    ['details_section', {}, 'Which variant applies depends on loggedIn.'],
    [
      'details_section',
      { loggedIn: 'no' },
      'It draws the server\'s form "customer_account_online" and the form "newAccount" (variant 1). Continue makes the call "register".',
    ],
    [
      'details_section',
      { loggedIn: 'yes' },
      'It draws the server\'s form "membership_purchase" (variant 2). Continue makes the call "update-user".',
    ],
    [
      'dates_section',
      { plan: 'fixed' },
      'It draws the form "dates". It asks for "Start date". It asks for "Before you continue" if terms is "pending" or "some". It hides "Monthly billing day".',
    ],
    ['additional_details_section', {}, 'It draws the questions of the membership.'],
    ['sauna', {}, 'no section'],
  ])('says what %s draws for %j', (section, facts, text) => expect(lines(section, facts)).toBe(text));
});
