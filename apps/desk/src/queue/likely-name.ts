/** What banks write around a name. */
const banksWords = new Set(
  'nip trf transfer from to by for inward credit payment deposit mob web ussd rev neft instant cash'.split(
    ' ',
  ),
)

/** Banks write "NIP ADEYEMI B" or "E OGBEMUDIA": the longest word that is a name is the family name most often. */
export function likelyName(said: string): string {
  const words = said
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter(word => /^[\p{L}'’-]+$/u.test(word) && !banksWords.has(word.toLowerCase()))
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
