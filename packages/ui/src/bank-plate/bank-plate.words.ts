export const bankPlateWords = {
  ending: (digits: string) => `Account ending in ${digits}`,
}
