// A wallet's postings with the records they are about. The role of a posting decides its line.
import type { LineSource } from '@kinfold/contract/ledger/ledger-lines'
import { walletSourcesOf } from '@kinfold/contract/ledger/line-of'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { TransactionKind } from '@kinfold/contract/wallet/transaction'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import type { Handle } from '../../../db/database.ts'
import type { AccountAddress } from '../../../ledger/account-address.ts'
import type { PageWindow } from '../../../paging/read-page.ts'
import { hashLike, lineHash } from './line-id.ts'
import { lineSource } from './line-source.ts'

export type LineFilter = {
  readonly kind?: TransactionKind | undefined
  /** From this moment, inclusive, until that one, exclusive. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

/** In minor units. */
type Exchanged = { readonly currency: Currency; readonly minor: string }

export type CompletedLine = {
  readonly transfer_id: bigint
  readonly leg: number
  /** Numbers the lines of a wallet from 1 without gaps. */
  readonly version: bigint
  readonly amount: bigint
  readonly balance_after: bigint
  readonly source: LineSource
  readonly at: Date
  readonly meta: Readonly<Record<string, string>>
  readonly payment_id: string | null
  readonly payment_reference: string | null
  readonly gateway: Gateway | null
  readonly withdrawal_id: string | null
  readonly withdrawal_reference: string | null
  readonly withdrawal_status: WithdrawalStatus | null
  readonly bank_name: string | null
  readonly account_number_last4: string | null
  readonly portfolio_id: string | null
  readonly plan_name: string | null
  readonly product_type: string | null
  readonly plan_currency: Currency | null
  /** For a conversion: what was given and what was got. */
  readonly exchanged: Readonly<Record<'sold' | 'bought', Exchanged>> | null
}

const ofAccount = 'p.account_id = (SELECT id FROM ledger.account WHERE address = $1)'

const matching = `${ofAccount}
    AND ($2::text[] IS NULL OR ${lineSource} = ANY ($2))
    AND ($3::timestamptz IS NULL OR t.event_at >= $3)
    AND ($4::timestamptz IS NULL OR t.event_at < $4)`

const about = `
  SELECT p.transfer_id, p.leg, p.account_version AS version, p.amount, p.balance_after, ${lineSource} AS source,
         t.event_at AS at, t.meta,
         payment.id AS payment_id, payment.reference AS payment_reference, payment.gateway,
         withdrawal.id AS withdrawal_id, withdrawal.reference AS withdrawal_reference,
         withdrawal.status AS withdrawal_status, withdrawal.bank_name,
         right(withdrawal.account_number, 4) AS account_number_last4,
         portfolio.id AS portfolio_id, plan.name AS plan_name, plan.product_type,
         plan.currency AS plan_currency,
         CASE WHEN p.role IN ('sold', 'bought') THEN (
           SELECT jsonb_object_agg(q.role, jsonb_build_object('currency', q.currency, 'minor', q.amount::text))
             FROM ledger.posting q
            WHERE q.transfer_id = p.transfer_id AND q.role IN ('sold', 'bought') AND q.amount > 0
         ) END AS exchanged
    FROM chosen p
    JOIN ledger.transfer t ON t.id = p.transfer_id
    LEFT JOIN payment ON payment.id = t.payment_id
    LEFT JOIN withdrawal ON withdrawal.id = t.withdrawal_id
    LEFT JOIN portfolio ON portfolio.id = coalesce(payment.portfolio_id, t.portfolio_id)
    LEFT JOIN plan ON plan.id = portfolio.plan_id
   ORDER BY p.account_version DESC`

// Without a filter the lines are selected by the index of account versions before anything else is read.
const unfiltered = `WITH chosen AS (
    SELECT p.* FROM ledger.posting p WHERE ${ofAccount}
    ORDER BY p.account_version DESC LIMIT $2 OFFSET $3) ${about}`

const inSteps = `WITH chosen AS (
    SELECT p.* FROM ledger.posting p JOIN ledger.transfer t ON t.id = p.transfer_id
    WHERE ${matching} AND p.account_version < $5 AND p.account_version >= $5 - $6::int) ${about}`

/**
 * Those of the `step` lines before a version that match the filter, newest first. A whole wallet is read so in
 * steps of equal cost, because versions have no gaps.
 */
export async function readCompletedLinesBefore(
  handle: Handle,
  account: AccountAddress,
  filter: LineFilter,
  { before, step }: { readonly before: bigint; readonly step: number },
): Promise<CompletedLine[]> {
  return handle.query<CompletedLine>({
    text: inSteps,
    values: [...valuesOf(account, filter), before, step],
  })
}

const byId = `WITH chosen AS (
    SELECT p.* FROM ledger.posting p WHERE ${ofAccount} AND ${lineHash('transaction')} LIKE $2
    ORDER BY p.account_version DESC LIMIT 1) ${about}`

// What came back of a payment or withdrawal is a line of its own, and a later one.
const ofRecord = `WITH chosen AS (
    SELECT p.* FROM ledger.posting p JOIN ledger.transfer t ON t.id = p.transfer_id
    WHERE ${ofAccount} AND (t.payment_id = $2 OR t.withdrawal_id = $2)
    ORDER BY p.account_version LIMIT 1) ${about}`

/** The line with this id. Read from the newest on, because a receipt is mostly of a recent line. */
export async function readCompletedLine(
  handle: Handle,
  account: AccountAddress,
  id: string,
): Promise<CompletedLine | undefined> {
  const [line] = await handle.query<CompletedLine>({ text: byId, values: [account, hashLike(id)] })
  return line
}

/** The line by which a payment came or a withdrawal left. */
export async function readLineOfRecord(
  handle: Handle,
  account: AccountAddress,
  recordId: string,
): Promise<CompletedLine | undefined> {
  const [line] = await handle.query<CompletedLine>({ text: ofRecord, values: [account, recordId] })
  return line
}

const numbered = `WITH chosen AS (
    SELECT p.* FROM ledger.posting p WHERE ${ofAccount} AND p.account_version = ANY ($2::int8[])) ${about}`

/** The lines of these versions, newest first. */
export async function readNumberedLines(
  handle: Handle,
  account: AccountAddress,
  versions: readonly bigint[],
): Promise<CompletedLine[]> {
  const values = [account, versions]
  return handle.query<CompletedLine>({ name: 'numbered-wallet-lines', text: numbered, values })
}

/** How many lines match, and with a filter the numbers of the newest. */
export type FoundLines = {
  readonly count: number
  readonly newest?: readonly bigint[]
}

// Versions have no gaps.
const counted = 'SELECT version AS count FROM ledger.account WHERE address = $1'

// What a filter asks for stands with the transfer of each line, so each is looked at, and only once.
const found = `
  WITH found AS MATERIALIZED (
    SELECT p.account_version AS version FROM ledger.posting p JOIN ledger.transfer t ON t.id = p.transfer_id WHERE ${matching})
  SELECT (SELECT count(*) FROM found) AS count,
         ARRAY(SELECT version FROM found ORDER BY version DESC LIMIT $5) AS newest`

/** All that match are counted, and the newest `atMost` named. */
export async function findCompletedLines(
  handle: Handle,
  account: AccountAddress,
  filter: LineFilter,
  atMost: number,
): Promise<FoundLines> {
  const [row] = await handle.query<{ count: bigint; newest?: bigint[] }>(
    isEmpty(filter)
      ? { text: counted, values: [account] }
      : { text: found, values: [...valuesOf(account, filter), atMost] },
  )
  return { ...row, count: Number(row?.count ?? 0n) }
}

/** A page of those that were found, newest first. */
export async function readCompletedLines(
  handle: Handle,
  account: AccountAddress,
  { newest }: FoundLines,
  { limit, offset }: PageWindow,
): Promise<CompletedLine[]> {
  if (newest !== undefined)
    return readNumberedLines(handle, account, newest.slice(offset, offset + limit))
  const values = [account, limit, offset]
  return handle.query<CompletedLine>({ name: 'wallet-lines', text: unfiltered, values })
}

/** The moments of the newest lines in the order they are shown: none is later than the one before. */
export const completedMoments = `
  SELECT min(t.event_at) OVER (ORDER BY p.account_version DESC) AS at
    FROM ledger.posting p JOIN ledger.transfer t ON t.id = p.transfer_id
   WHERE ${matching} ORDER BY p.account_version DESC`

const isEmpty = ({ kind, from, until }: LineFilter) =>
  kind === undefined && from === undefined && until === undefined

export function valuesOf(account: AccountAddress, { kind, from, until }: LineFilter): unknown[] {
  return [account, kind === undefined ? null : walletSourcesOf(kind), from ?? null, until ?? null]
}
