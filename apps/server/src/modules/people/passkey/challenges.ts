import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { hashToken, newToken } from '../../../security/opaque-token.ts'
import type { Services } from '../../services.ts'
import { passkeyChallenge } from './passkey.tables.ts'

const minute = 60_000
const addingMs = 5 * minute
/** The sign-in page may stay open a while before somebody takes what it offers. */
const signingInMs = 60 * minute

/** A challenge for an account that adds a passkey, or for whoever signs in. */
export async function newChallenge(
  { now }: Pick<Services, 'now'>,
  handle: Handle,
  accountId: string | null,
): Promise<string> {
  const { token, hash } = newToken()
  const lifetime = accountId === null ? signingInMs : addingMs
  const expiresAt = new Date(now().getTime() + lifetime)
  await handle.orm.insert(passkeyChallenge).values({ hash, accountId, expiresAt })
  return token
}

/** Takes the challenge that a browser says it signed, so that nothing signed with it works again; undefined where there is none. */
export async function takeChallenge(
  { now }: Pick<Services, 'now'>,
  handle: Handle,
  { clientData, accountId }: { readonly clientData: string; readonly accountId: string | null },
): Promise<string | undefined> {
  const challenge = challengeIn(clientData)
  if (challenge === undefined) return undefined
  const owned =
    accountId === null
      ? isNull(passkeyChallenge.accountId)
      : eq(passkeyChallenge.accountId, accountId)
  const taken = await handle.orm
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.hash, hashToken(challenge)),
        owned,
        gt(passkeyChallenge.expiresAt, now()),
      ),
    )
    .returning({ hash: passkeyChallenge.hash })
  return taken.length === 0 ? undefined : challenge
}

function challengeIn(clientData: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    const challenge = Reflect.get(Object(read), 'challenge')
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
