// A link is followed by a press, so a document may have them: to pages, addresses and telephones. One
// to a file, a share in the network or a program of the reader's machine stands in no honest paper.
const usualSchemes = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'ftp'])
const mostLooked = 1000
const longestScheme = 100

/** Whether the text between two places, brackets included, leads where no ordinary document's link does. */
export function isOddLink(bytes: Buffer, from: number, until: number): boolean {
  const end = Math.min(until, from + mostLooked)
  const address = plain(unquoted(bytes.toString('latin1', from, end)))
  if (end < until && address.length < longestScheme) return true
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(address) ?? []
  if (scheme !== undefined) return !usualSchemes.has(scheme.toLowerCase())
  return /^(\\|\/\/)/.test(address)
}

/** What readers leave out of an address: marks of its encoding, blanks and line ends. */
const plain = (text: string) =>
  [...text.replace(/^(þÿ|ÿþ|ï»¿)/, '')].filter(character => character > ' ').join('')

/** The text of `(a \(b\))` or `<6120>`. */
function unquoted(text: string): string {
  if (text.startsWith('<')) {
    return Buffer.from(text.replace(/[^0-9A-Fa-f]/g, ''), 'hex').toString('latin1')
  }
  return text
    .slice(1)
    .replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, code: string) =>
      /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8) % 256) : escaped(code),
    )
}

/** A line end, a tab or another blank leaves nothing; a bracket or a backslash stands for itself. */
const escaped = (code: string) => (/^[nrtbf\r\n]/.test(code) ? '' : code)
