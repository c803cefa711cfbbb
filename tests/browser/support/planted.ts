/** Values that tests type and that must be found in as few places as possible. Each is unlike anything else that is written down. */
export const planted = {
  cardNumber: '5404000000000001',
  cardCode: '7391',
  savedCode: '6428',
  sortCode: '871427',
  accountNumber: '46238510',
  password: 'Planted-9wQz!',
} as const;
