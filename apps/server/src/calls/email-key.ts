import { domainToASCII, domainToUnicode } from 'node:url'
import { invisible } from '@kinfold/contract/fields/email'

/**
 * An address in the form used for comparison: the same for one mailbox, however its case, width or
 * script form was typed. Domains are normalised by the rules for international names, so `xn--…` equals
 * the letters it encodes.
 */
export function emailKey(email: string): string {
  const plain = email.normalize('NFKC').replaceAll(invisible, '').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  const known = domainToUnicode(domainToASCII(domain))
  return at === -1 || known === '' ? plain : `${plain.slice(0, at)}@${known}`
}

/** The address that a call is about, in the form used for comparison. */
export function emailKeyOf(body: unknown): string | undefined {
  const email = emailIn(body)
  return email === undefined ? undefined : emailKey(email)
}

// Registration nests the address one level deeper.
function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  if ('user' in body) return emailIn(body.user)
  return 'email' in body && typeof body.email === 'string' ? body.email : undefined
}
