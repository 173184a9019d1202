import { shownByLine } from '@kinfold/contract/operator/bank-line'
import { and, eq, gt, lt } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { judgeLinked } from '../../money/bank-line/judge-linked.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'
import { releaseLine } from '../../money/bank-line/release-line.ts'
import { settleLine } from '../../money/bank-line/settle-line.ts'
import { statementLine } from '../../money/bank-line/statement.tables.ts'
import { amountOf } from './describe-statement.ts'
import { noteReturn } from './note-return.ts'
import type { Entry } from './read-entry.ts'
import { readReturning } from './read-returning.ts'

type By = { readonly by: string; readonly at: Date }
type Refused = Refusal<
  | 'about_yourself'
  | 'already_decided'
  | 'amount_differs'
  | 'conflict'
  | 'currency_mismatch'
  | 'gateway_not_available'
>

/** Why somebody doesn't say that a locked line shows what the books have already: before anything of it is said. */
export async function judgeEntry(
  tx: Transaction,
  line: LineRow,
  { currency, minor, memberId, parts, isPaidAfterAll, problem, ...entry }: Entry,
  by: string,
): Promise<Refused | undefined> {
  if (currency !== line.currency) return refuse('currency_mismatch')
  // What is paid after all is shown as the refund that stands for it from then on.
  const other = isPaidAfterAll ? undefined : await readShowing(tx, line, { ...entry, parts })
  const isShown = other !== undefined && refuse('already_decided', { sentence: shownBy(other) })
  // Of what went back, only what is left is compared.
  if (isShown && parts.length > 0) return isShown
  if (minor !== line.amountMinor) return refuse('amount_differs')
  if (memberId === by) return refuse('about_yourself')
  if (problem !== undefined) return problem
  if (isShown) return isShown
  return judgeLinked(line)
}

/** Writes that down. Nothing moves, but for what the line itself was booked as until now. */
export async function showEntry(
  tx: Transaction,
  line: LineRow,
  { column, id, isOpen, parts }: Entry,
  { by, at }: By,
): Promise<void> {
  const reason = 'It was in the books already.'
  const released = await releaseLine(tx, line, { by, at, reason })
  if (released.length > 0) await postAll(tx, released)
  await settleLine(tx, line, {
    because: ['recorded', 'person'],
    isBooked: false,
    unmatchedId: null,
    [column]: id,
    ...(isOpen
      ? { state: 'unmatched', ...nobodys }
      : { state: 'matched', matchedAt: at, matchedBy: by }),
  })
  if (parts.length > 0) await noteReturn(tx, line, parts)
}

const nobodys = {
  suggestedPaymentId: null,
  suggestedUnmatchedId: null,
  suggestedSettlementId: null,
} as const

const shownBy = (line: LineRow) =>
  shownByLine({
    amount: amountOf(line),
    bookedOn: line.bookedOn,
    says: line.reference || line.text,
  })

/** One line shows it; of unmatched money that went back, others show that. */
async function readShowing(
  tx: Transaction,
  { amountMinor }: LineRow,
  { column, id, parts }: Pick<Entry, 'column' | 'id' | 'parts'>,
): Promise<LineRow | undefined> {
  if (parts.length > 0) return readReturning(tx, parts)
  const [shown] = await tx.orm
    .select()
    .from(statementLine)
    .where(
      and(
        eq(statementLine[column], id),
        (amountMinor > 0n ? gt : lt)(statementLine.amountMinor, 0n),
      ),
    )
  return shown
}
