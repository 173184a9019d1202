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
