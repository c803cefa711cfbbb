/** The details of a customer who joins, by the labels of the form's fields. */
export const amara = {
  details: {
    'First name': 'Amara',
    'Last name': 'Okafor',
    'Date of birth': '3/2/1994',
    'Address line one': '14 Burley Lodge Terrace',
    'Town or city': 'Leeds',
    Postcode: 'ls61qe',
  },
  password: 'Sculling1!',
  account: { holder: 'Amara Okafor', sortCode: '20-00-00', number: '5577 9911' },
} as const;
