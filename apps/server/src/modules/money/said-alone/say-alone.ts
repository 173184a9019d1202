import { type Money, money } from '@kinfold/contract/money/money'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import {
  daysTogether,
  onePersonProblem,
  onePersonSentences,
} from '@kinfold/contract/operator/one-person-limits'
import { subDays } from 'date-fns/subDays'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { takeNamedLock } from '../../../db/advisory-locks.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { type SaidAloneKind, saidAlone } from './said-alone.tables.ts'

type Said = {
  readonly kind: SaidAloneKind
  readonly sourceId: string
  readonly amount: Money
  readonly by: string
  /** Who else had a hand in it: wrote it down, or sent the bank's line of it. */
  readonly others: readonly (string | null | undefined)[]
  readonly at: Date
  /** Why one person may not say so much at once. */
  readonly sentence: string
}

const limitsOf = { charge: 'bankChargeLimits', return: 'handCreditLimits' } as const

/** Writes down what one person alone says of the club's own money; refuses what is too much for one. */
export async function sayAlone(
  { config }: Pick<Services, 'config'>,
  tx: Transaction,
  { kind, sourceId, amount, by, others, at, sentence }: Said,
): Promise<Refusal<'second_person_needed'> | undefined> {
  const limits = config[limitsOf[kind]]
  const people = { by, others }
  const problem = onePersonProblem(amount, limits, people)
  if (problem !== undefined) return refuse(problem, { sentence })
  const isAlone = onePersonProblem(amount, { NGN: 0n, USD: 0n }, people) !== undefined
  if (!isAlone) return undefined
  const before = await readSaidAlone(tx, { kind, amount, by, at })
  const together = onePersonProblem(addMoney(amount, before), limits, people)
  if (together !== undefined) return refuse(together, { sentence: onePersonSentences.often })
  const { currency, minor } = amount
  await tx.orm
    .insert(saidAlone)
    .values({ sourceId, saidBy: by, kind, currency, amountMinor: minor, saidAt: at })
  return undefined
}

/** It was taken back. */
export async function dropSaidAlone(tx: Transaction, sourceId: string): Promise<void> {
  await tx.orm.delete(saidAlone).where(eq(saidAlone.sourceId, sourceId))
}

// What a line in somebody else's file shows is no longer one person's word.
const text = `
  SELECT coalesce(sum(a.amount_minor), 0)::bigint AS minor FROM said_alone a
   WHERE a.said_by = $1 AND a.kind = $2 AND a.currency = $3 AND a.said_at > $4
     AND NOT EXISTS (
       SELECT FROM statement_line l JOIN bank_statement s ON s.id = l.statement_id
        WHERE a.source_id IN (l.id, l.unmatched_id, l.settlement_id) AND s.mapped_by IS DISTINCT FROM a.said_by
          AND (s.uploaded_by <> a.said_by OR EXISTS (
            SELECT FROM statement_line_sender o WHERE o.line_id = l.id AND o.sent_by <> a.said_by)))`

async function readSaidAlone(
  tx: Transaction,
  { kind, amount: { currency }, by, at }: Pick<Said, 'kind' | 'amount' | 'by' | 'at'>,
): Promise<Money> {
  // Of two acts in one moment the second sees the first.
  await tx.query(takeNamedLock('saidAlone', `${kind} ${by}`))
  const values = [by, kind, currency, subDays(at, daysTogether)]
  const [sum] = await tx.query<{ minor: bigint }>({ text, values })
  return money(currency, sum?.minor ?? 0n)
}
