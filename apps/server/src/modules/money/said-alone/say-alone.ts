import type { Money } from '@kinfold/contract/money/money'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import {
  isAlone,
  onePersonProblem,
  onePersonSentences,
} from '@kinfold/contract/operator/one-person-limits'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { readSaidAlone } from './read-said-alone.ts'
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

const limitsOf = {
  charge: 'bankChargeLimits',
  return: 'handCreditLimits',
  closing: 'handCreditLimits',
} as const

/** Records what one person alone says that could cost others money; refuses what is too much for one. */
export async function sayAlone(
  { config }: Pick<Services, 'config'>,
  tx: Transaction,
  { kind, sourceId, amount, by, others, at, sentence }: Said,
): Promise<Refusal<'second_person_needed'> | undefined> {
  const limits = config[limitsOf[kind]]
  const people = { by, others }
  const problem = onePersonProblem(amount, limits, people)
  if (problem !== undefined) return refuse(problem, { sentence })
  if (amount.minor === 0n || !isAlone(people)) return undefined
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
