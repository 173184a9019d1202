/** An amount on its way to be said. */
export type MoneyToSay = {
  sign: '' | '−' | '+'
  /** "1,234.50" */
  figures: string
  currency: 'NGN' | 'USD'
  /** The same as a number, for the form of the currency's name and nothing else. */
  count: number
}

const signs = { '': '', '−': 'minus ', '+': 'plus ' }

export const moneyWords = {
  spoken: ({ sign, figures, currency, count }: MoneyToSay) =>
    `${signs[sign]}${figures} ${currency === 'NGN' ? 'naira' : count === 1 ? 'dollar' : 'dollars'}`,
  hidden: 'Amount hidden',
}
