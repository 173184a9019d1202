import type { OperatorRole } from '@kinfold/contract/access'
import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import { isVerifiedMember } from '@kinfold/contract/account/session-flags'
import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { SignedIn } from '../../http/call.ts'
import { hashToken } from '../../security/opaque-token.ts'
import { currenciesOf } from '../account/currencies-of.ts'

type Row = {
  session_id: string
  account_id: string
  last_seen_at: Date
  suspended: boolean
  has_authenticator: boolean
  roles: OperatorRole[] | null
  country: string | null
  citizenship: string[] | null
  kyc_status: DocumentStatus | null
  poa_status: DocumentStatus | null
  has_bvn: boolean
}

// Runs before every answer, so it is one prepared statement.
const statement = {
  name: 'find-caller',
  text: `
    SELECT s.id AS session_id, s.account_id, s.last_seen_at,
           (a.suspended_at IS NOT NULL OR m.closed_at IS NOT NULL) AS suspended,
           a.totp_enabled_at IS NOT NULL AS has_authenticator,
           o.roles, m.country, m.citizenship, m.kyc_status, m.poa_status,
           m.bvn_validated_at IS NOT NULL AS has_bvn
      FROM session s
      JOIN account a ON a.id = s.account_id
      LEFT JOIN member m ON m.id = a.id
      LEFT JOIN operator o ON o.id = a.id
     WHERE s.token_hash = $1 AND s.ends_at > $2 AND s.last_seen_at > $3`,
}

const minute = 60_000
const hour = 60 * minute

type Parts = {
  readonly db: Database
  readonly config: Pick<Config, 'sessionIdleHours'>
  readonly now: () => Date
}

export async function findCaller(
  { db, config, now }: Parts,
  token: string,
): Promise<SignedIn | undefined> {
  const moment = now()
  const idleSince = new Date(moment.getTime() - config.sessionIdleHours * hour)
  const values = [hashToken(token), moment, idleSince]
  const [row] = await db.query<Row>({ ...statement, values })
  if (row === undefined) return undefined
  if (moment.getTime() - row.last_seen_at.getTime() > minute)
    await touch(db, row.session_id, moment)
  return {
    accountId: row.account_id,
    sessionId: row.session_id,
    isSuspended: row.suspended,
    // Roles rest until the authenticator app is on: it is what lets an operator in.
    roles: (row.has_authenticator && row.roles) || [],
    ...membershipOf(row),
  }
}

function membershipOf(row: Row): Pick<SignedIn, 'isMember' | 'isVerified' | 'currencies'> {
  const { country, citizenship, kyc_status: kycStatus, poa_status: poaStatus } = row
  if (country === null || citizenship === null || kycStatus === null || poaStatus === null) {
    return { isMember: false, isVerified: false, currencies: [] }
  }
  const isGlobal = isGlobalMember(country, citizenship)
  const documents = { isGlobal, kycStatus, poaStatus, isBvnValidated: row.has_bvn }
  return {
    isMember: true,
    isVerified: isVerifiedMember(documents),
    currencies: currenciesOf({ country, citizenship }),
  }
}

// Once a minute is exact enough for an idle time of hours, and saves a write on every other call.
async function touch(db: Database, sessionId: string, moment: Date): Promise<void> {
  await db.query({
    name: 'touch-session',
    text: 'UPDATE session SET last_seen_at = $2 WHERE id = $1',
    values: [sessionId, moment],
  })
}
