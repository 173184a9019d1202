/** An amount on its way to be said. */
export type MoneyToSay = {
  sign: '' | '−' | '+'
  /** "1,234.50" */
  figures: string
  symbol: string
}

export const moneyWords = {
  spoken: ({ sign, figures, symbol }: MoneyToSay) =>
    `${sign && (sign === '+' ? 'plus ' : 'minus ')}${figures} ${symbol === '₦' ? 'naira' : figures === '1' ? 'dollar' : 'dollars'}`,
  hidden: 'Amount hidden',
}
