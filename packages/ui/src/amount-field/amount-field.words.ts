export const amountFieldWords = {
  highest: (most: string) => `The highest amount is ${most}`,
  refused: (example: string) => `Please use digits, with two decimals at most, like ${example}`,
  otherCurrency: (own: string) =>
    `Please enter the amount in ${own}: this one is in another currency`,
}
