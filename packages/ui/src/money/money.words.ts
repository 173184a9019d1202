/** An amount on its way to be said. */
export type MoneyToSay = {
  sign: '' | '−' | '+'
  /** "1,234.50" */
  figures: string
  symbol: string
  /** The same as a number, for the form of the currency's name and nothing else. */
  count: number
}

export const moneyWords = {
  spoken: ({ sign, figures, symbol, count }: MoneyToSay) =>
    `${sign && (sign === '+' ? 'plus ' : 'minus ')}${figures} ${symbol === '₦' ? 'naira' : count === 1 ? 'dollar' : 'dollars'}`,
  hidden: 'Amount hidden',
}
