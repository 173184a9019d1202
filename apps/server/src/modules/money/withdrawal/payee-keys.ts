/** What a withdrawal keeps of the account it goes to, under the same names. */
export const payeeKeys = [
  'bankName',
  'accountName',
  'accountNumber',
  'bankCode',
  'routingNumber',
  'swift',
  'bankAddress',
  'country',
] as const
