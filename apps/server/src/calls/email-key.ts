import { domainToASCII, domainToUnicode } from 'node:url'
import { invisible } from '@kinfold/contract/fields/email'

/**
 * An address as it is compared: the same mailbox in whatever case, width or script form it was typed.
 * The domain is put through the rules for international names, so `xn--` and the letters it stands for
 * are one.
 */
export function emailKey(email: string): string {
  const plain = email.normalize('NFKC').replaceAll(invisible, '').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  const known = domainToUnicode(domainToASCII(domain))
  return at === -1 || known === '' ? plain : `${plain.slice(0, at)}@${known}`
}

/** The address a call is about, as addresses are compared. */
export function emailKeyOf(body: unknown): string | undefined {
  const email = emailIn(body)
  return email === undefined ? undefined : emailKey(email)
}

// Signing up carries the address one level down.
function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  if ('user' in body) return emailIn(body.user)
  return 'email' in body && typeof body.email === 'string' ? body.email : undefined
}
