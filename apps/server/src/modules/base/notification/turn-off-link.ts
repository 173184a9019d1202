// A link that turns mails of one kind off without signing in. It does that and nothing else, so it may lie in a
// mailbox for years.
import {
  isOptionalMailTopic,
  type OptionalMailTopic,
} from '@kinfold/contract/notification/mail-topic'
import { type KeyedHash, sameBytes } from '../../../security/keyed-hash.ts'

export const turnOffPath = '/mail/off/:topic/:member/:signature'

type Signing = { readonly keyedHash: KeyedHash; readonly publicUrl: string }
export type SignedChoice = { readonly topic: OptionalMailTopic; readonly member: string }

const purpose = 'mail choice'
const signedText = (topic: string, member: string) => `${topic} ${member}`

export function turnOffUrl(
  { keyedHash, publicUrl }: Signing,
  topic: OptionalMailTopic,
  member: string,
): string {
  const signature = keyedHash(purpose, signedText(topic, member)).toString('base64url')
  return `${publicUrl}/mail/off/${topic}/${member}/${signature}`
}

/** What a link is about; undefined when it wasn't made here. */
export function readTurnOffLink(
  keyedHash: KeyedHash,
  { topic, member, signature }: Readonly<Record<'topic' | 'member' | 'signature', string>>,
): SignedChoice | undefined {
  if (!isOptionalMailTopic(topic)) return undefined
  const given = Buffer.from(signature, 'base64url')
  const wanted = keyedHash.underEveryKey(purpose, signedText(topic, member))
  return wanted.some(each => sameBytes(each, given)) ? { topic, member } : undefined
}
