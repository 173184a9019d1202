import type { OperatorRole } from '@kinfold/contract/access'
import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import { isVerifiedMember } from '@kinfold/contract/account/session-flags'
import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'
import type { SignedIn } from '../../../calls/call.ts'
import type { FindCaller } from '../../../calls/route.ts'
import type { Config } from '../../../config/config.ts'
import { batchQueries } from '../../../db/batch-queries.ts'
import type { Database, Statement } from '../../../db/database.ts'
import { hashToken } from '../../../security/opaque-token.ts'
import { currenciesOf } from '../../base/person/currencies-of.ts'
import { idleSince } from './idle-since.ts'

type Row = {
  turn: number
  session_id: string
  account_id: string
  is_resting: boolean
  suspended: boolean
  has_authenticator: boolean
  roles: OperatorRole[] | null
  country: string | null
  citizenship: string[] | null
  kyc_status: DocumentStatus | null
  poa_status: DocumentStatus | null
  has_bvn: boolean
}

/** Further columns that a read needs about its caller, joined to `member m` in the same statement. */
export type CallerJoin<Row extends object, More extends object> = {
  readonly statement: string
  readonly columns: string
  readonly joins: string
  readonly read: (row: Row, caller: SignedIn) => More
}

// Runs before every answer, so it is one prepared statement for all concurrent callers. The hashes are an
// array, because for an array the planner expects few rows and looks up each session.
const statementWith = <Row extends object, More extends object>(joined: CallerJoin<Row, More>) => ({
  name: joined.statement,
  text: `
    SELECT asked.turn::int4 AS turn, s.id AS session_id, s.account_id, s.last_seen_at < $4 AS is_resting,
           (a.suspended_at IS NOT NULL OR m.closed_at IS NOT NULL) AS suspended,
           a.totp_enabled_at IS NOT NULL AS has_authenticator,
           o.roles, m.country, m.citizenship, m.kyc_status, m.poa_status,
           m.bvn_validated_at IS NOT NULL AS has_bvn ${joined.columns}
      FROM unnest($1::bytea[]) WITH ORDINALITY AS asked (token_hash, turn)
      JOIN session s ON s.token_hash = asked.token_hash
      JOIN account a ON a.id = s.account_id
      LEFT JOIN member m ON m.id = a.id
      LEFT JOIN operator o ON o.id = a.id
      ${joined.joins}
     WHERE s.ends_at > $2
       AND s.last_seen_at > CASE WHEN o.id IS NULL THEN $3::timestamptz ELSE $5::timestamptz END`,
})

const minute = 60_000

type Parts = {
  readonly db: Database
  readonly config: Pick<Config, 'sessionIdleHours' | 'deskIdleMinutes'>
  readonly now: () => Date
}

/** Finds the owner of a bearer token with a query that starts after the call has arrived. */
export function createFindCaller(parts: Parts): FindCaller {
  const nothing = { statement: 'find-callers', columns: '', joins: '', read: () => ({}) }
  return createFindCallerWith(parts, nothing)
}

/** The same with further columns, for a read that then needs no statement of its own. */
export function createFindCallerWith<Joined extends object, More extends object>(
  parts: Parts,
  joined: CallerJoin<Joined, More>,
): FindCaller<SignedIn & More> {
  const statement = statementWith(joined)
  const findRow = batchQueries((hashes: readonly Buffer[]) =>
    findRows<Row & Joined>(parts, statement, hashes),
  )
  return async token => {
    const row = await findRow(hashToken(token))
    if (row === undefined) return undefined
    if (row.is_resting) await touch(parts, row.session_id)
    const caller = callerOf(row)
    return { ...caller, ...joined.read(row, caller) }
  }
}

async function findRows<Found extends Row>(
  { db, config, now }: Parts,
  statement: Statement,
  hashes: readonly Buffer[],
): Promise<readonly (Found | undefined)[]> {
  const moment = now()
  const idle = {
    member: idleSince(config, moment, false),
    operator: idleSince(config, moment, true),
  }
  const restingSince = new Date(moment.getTime() - minute)
  const values = [hashes, moment, idle.member, restingSince, idle.operator]
  const rows = await db.query<Found>({ ...statement, values })
  const found = new Map(rows.map(row => [row.turn, row]))
  return hashes.map((_, place) => found.get(place + 1))
}

function callerOf(row: Row): SignedIn {
  return {
    accountId: row.account_id,
    sessionId: row.session_id,
    isSuspended: row.suspended,
    // Roles are inactive until the authenticator app is on: operators can't do without it.
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

// Once a minute is exact enough for an idle timeout of many, and saves a write on most calls.
async function touch({ db, now }: Parts, sessionId: string): Promise<void> {
  await db.query({
    name: 'touch-session',
    text: 'UPDATE session SET last_seen_at = $2 WHERE id = $1',
    values: [sessionId, now()],
  })
}
