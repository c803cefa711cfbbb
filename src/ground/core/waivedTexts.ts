/** The reasons for which staff waive a penalty, as staff and customers read them. */
export const waivedTexts = {
  illness: 'Illness or an accident',
  'our-mistake': 'A mistake of ours',
  'given-in-error': 'It should not have been given',
  goodwill: 'Goodwill',
} as const;
