export const accountNumberWords = {
  /** What is copied. */
  of: 'account number',
}
