export const wayToPayWords = {
  free: 'no charge',
  charge: (amount: string) => `${amount} charge`,
  pay: (amount: string) => `You pay ${amount}`,
  cheapest: 'Lowest charge',
}
