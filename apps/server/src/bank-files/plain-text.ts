/** Text of a bank on one line: without what nobody sees, or what changes how the text beside it is read. */
export function plainText(text: string, longest: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\s]+/gu, ' ').trim()
  return plain.slice(0, longest).toWellFormed().trim()
}

/** Several texts as one, each said once. */
export function joinTexts(texts: readonly string[], longest: number): string {
  const told = new Set(texts.map(text => plainText(text, longest)).filter(text => text !== ''))
  return plainText([...told].join(' '), longest)
}
