import type { SignedChallenge } from '@kinfold/contract/passkey/signed-challenge'
import { eq } from 'drizzle-orm'
import type { Services } from '../../services.ts'
import { type ChallengeFor, takeChallenge } from './challenges.ts'
import { passkey } from './passkey.tables.ts'
import { passkeySite } from './passkey-site.ts'
import { type Used, verifySignedChallenge } from './verify-signed-challenge.ts'

/** A passkey that has signed a challenge; it is used only once `usePasskey` finds it unchanged. */
export type CheckedPasskey = {
  readonly id: string
  readonly accountId: string
  readonly counter: bigint
  readonly used: Used
}

/** Checks what a passkey signed, while nothing is locked. The challenge is gone afterwards, whatever comes of it. */
export async function checkPasskey(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  signed: SignedChallenge,
  asked: ChallengeFor,
): Promise<CheckedPasskey | undefined> {
  const { db, config } = services
  const site = passkeySite(config.publicUrl)
  const challenge = await takeChallenge(services, db, signed.client_data, asked)
  if (site === undefined || challenge === undefined) return undefined
  const [row] = await db.orm
    .select()
    .from(passkey)
    .where(eq(passkey.credentialId, Buffer.from(signed.id, 'base64url')))
  if (row === undefined) return undefined
  const { id, accountId, counter } = row
  if (asked.accountId !== null && asked.accountId !== accountId) return undefined
  const used = await verifySignedChallenge(signed, row, { site, challenge })
  return used && { id, accountId, counter, used }
}
