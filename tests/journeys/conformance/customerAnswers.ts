import { seedPassword } from '../../../operator/seed/customers';

/** The texts that a customer types or chooses, by the beginning of the field's label. */
export const answers: Readonly<Record<string, string>> = {
  'First name': 'Amara',
  'Last name': 'Okafor',
  'Date of birth': '03/02/1994',
  'Address line one': '14 Burley Lodge Terrace',
  'Town or city': 'Leeds',
  City: 'Leeds',
  Postcode: 'LS6 1QE',
  Password: seedPassword,
  'Repeat password': seedPassword,
  'Where do you study?': 'Leeds',
  'Which year are you in?': '1',
  'Which surgery referred you?': 'Kirkstall Lane',
  'Date of your referral': '03/02/2026',
  'Account holder': 'Amara Okafor',
  'Sort code': '20-00-00',
  'Account number': '5577 9911',
};

/** The boxes and choices that a customer ticks, by how their labels begin. */
export const ticks: readonly string[] = ['I agree', 'I have read', 'I confirm', '8th'];
