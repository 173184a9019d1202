/** The name a person gave a file, as it may be shown again: no path, no tricks, the right ending. */
export function fileName(given: string, ending: 'jpg' | 'png' | 'pdf'): string {
  const base = given.split(/[/\\]/).at(-1) ?? ''
  const plain = base
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .replace(/^\.+/, '')
    .trim()
  const fits = ending === 'jpg' ? /\.jpe?g$/i : new RegExp(`\\.${ending}$`, 'i')
  if (fits.test(plain)) return plain.slice(-100)
  return `${plain.replace(/\.[^.]*$/, '').slice(0, 90) || 'file'}.${ending}`
}
