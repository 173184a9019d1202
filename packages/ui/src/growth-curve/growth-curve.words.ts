export const growthCurveWords = {
  value: 'Value',
  paidIn: 'Paid in',
  paidOut: 'Paid out',
  /** "+4.2 % growth", of what was paid in */
  percent: (change: string) => `${change} growth`,
  /** "+₦6,362 earned", where something was paid out. */
  earned: (amount: string) => `${amount} earned`,
  /** "−₦6,362 lost", the same of a loss. */
  lost: (amount: string) => `${amount} lost`,
  empty: 'The curve begins with your second month',
}
