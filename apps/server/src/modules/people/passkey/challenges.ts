import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { hashToken, newToken } from '../../../security/opaque-token.ts'
import type { Services } from '../../services.ts'
import { passkeyChallenge } from './passkey.tables.ts'

/** What a challenge is signed for; only to sign in is it unknown by whom. */
export type ChallengeFor =
  | { readonly purpose: 'sign in'; readonly accountId: null }
  | { readonly purpose: 'add' | 'prove'; readonly accountId: string }

export const toSignIn = { purpose: 'sign in', accountId: null } as const

const minute = 60_000
/** The sign-in page may stay open a while before somebody takes what it offers. */
const lifetimes = { 'sign in': 60 * minute, add: 5 * minute, prove: 5 * minute } as const

export async function newChallenge(
  { now }: Pick<Services, 'now'>,
  handle: Handle,
  asked: ChallengeFor,
): Promise<string> {
  const { token, hash } = newToken()
  const expiresAt = new Date(now().getTime() + lifetimes[asked.purpose])
  await handle.orm.insert(passkeyChallenge).values({ hash, ...asked, expiresAt })
  return token
}

/** Takes the challenge that a browser says it signed, so that nothing signed with it works again; undefined where there is none. */
export async function takeChallenge(
  { now }: Pick<Services, 'now'>,
  handle: Handle,
  clientData: string,
  { purpose, accountId }: ChallengeFor,
): Promise<string | undefined> {
  const challenge = challengeIn(clientData)
  if (challenge === undefined) return undefined
  const taken = await handle.orm
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.hash, hashToken(challenge)),
        eq(passkeyChallenge.purpose, purpose),
        accountId === null
          ? isNull(passkeyChallenge.accountId)
          : eq(passkeyChallenge.accountId, accountId),
        gt(passkeyChallenge.expiresAt, now()),
      ),
    )
    .returning({ hash: passkeyChallenge.hash })
  return taken.length === 0 ? undefined : challenge
}

function challengeIn(clientData: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    const { challenge, crossOrigin }: Record<string, unknown> = Object(read)
    // Our pages stand in nobody else's.
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : undefined
  } catch {
    return undefined
  }
}
