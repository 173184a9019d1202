import type { Money } from '@kinfold/contract/money/money'
import {
  nothingAlone,
  onePersonProblem,
  onePersonSentences,
} from '@kinfold/contract/operator/one-person-limits'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { operator } from '../../base/person/account.tables.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'
import { settleLine } from '../../money/bank-line/settle-line.ts'
import { dropFirstWord, keepFirstWord, readFirstWord } from '../../money/hand-credit/first-word.ts'
import type { Services } from '../../services.ts'

type Said = { readonly amount: Money; readonly at: Date }
type SaidBy = Said & {
  readonly by: string
  readonly first: string | undefined
  /** The line names another payout or refund as well: what is called a charge of it may be that. */
  readonly namesMore: boolean
}

const aboutOf = ({ id: sourceId }: LineRow) => ({ sourceId, memberId: null, paymentId: null })

type Read = Said & { readonly payees: readonly (string | null | undefined)[] }

/** Who was the first of two to say that a line has so much of a charge; none whom it pays, also where it is found only since. */
export async function readFirstCharge(
  tx: Transaction,
  line: LineRow,
  { amount, payees, at }: Read,
) {
  const said = await readFirstWord(tx, { ...aboutOf(line), at })
  return said?.amountMinor === amount.minor && !payees.includes(said.by) ? said.by : undefined
}

/**
 * A file of somebody else shows that money left, and not what for. Above the limit two say that the bank took it: the
 * first one's word is kept beside the line, and nothing is booked.
 */
export async function chargeByTwo(
  { config }: Pick<Services, 'config'>,
  tx: Transaction,
  line: LineRow,
  { amount, by, first, namesMore, at }: SaidBy,
): Promise<'kept' | Refusal<'second_person_needed'> | undefined> {
  const limits = namesMore ? nothingAlone : config.handCreditLimits
  const problem = onePersonProblem(amount, limits, { by, others: [first] })
  if (problem === undefined) return undefined
  if (first === by) return refuse(problem, { sentence: onePersonSentences.chargeByTwo })
  await keepFirstWord(tx, { ...aboutOf(line), amountMinor: amount.minor, by, at })
  await settleLine(tx, line, { reason: waits(await readName(tx, by)) })
  return 'kept'
}

/** Once it is said what the line is, by both or otherwise, nothing waits any more. */
export async function endFirstCharge(tx: Transaction, line: LineRow): Promise<void> {
  if (await dropFirstWord(tx, line.id)) await settleLine(tx, line, { reason: null })
}

const waits = (name: string) =>
  `${name} said that the bank took this as its charge. For this amount another approver has to say so as well.`

async function readName(tx: Transaction, id: string): Promise<string> {
  const [found] = await tx.orm
    .select({ name: operator.name })
    .from(operator)
    .where(eq(operator.id, id))
  if (found === undefined) throw new Error(`there is no operator ${id}`)
  return found.name
}
