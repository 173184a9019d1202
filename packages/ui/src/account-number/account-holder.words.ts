export const accountHolderWords = {
  checking: 'Asking the bank for the name…',
  matches: 'Matches your membership name',
  differs: 'Not your membership name',
  unknown: 'The bank did not tell the name',
}
