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
type SaidBy = Said & { readonly by: string; readonly first: string | undefined }

const aboutOf = ({ id: sourceId }: LineRow) => ({ sourceId, memberId: null, paymentId: null })

/** Who was the first of two to say that a line has so much of a charge. */
export async function readFirstCharge(tx: Transaction, line: LineRow, { amount, at }: Said) {
  const said = await readFirstWord(tx, { ...aboutOf(line), at })
  return said?.amountMinor === amount.minor ? said.by : undefined
}

/**
 * A file of somebody else shows that money left, and not what for. Above the limit two say that the bank took it: the
 * first one's word is kept beside the line, and nothing is booked.
 */
export async function chargeByTwo(
  { config }: Pick<Services, 'config'>,
  tx: Transaction,
  line: LineRow,
  { amount, by, first, at }: SaidBy,
): Promise<'said' | 'kept' | Refusal<'second_person_needed'>> {
  // Of a line that names another payout as well, what is called a charge may be that.
  const limits = line.alsoNamed === null ? config.handCreditLimits : nothingAlone
  const problem = onePersonProblem(amount, limits, { by, others: [first] })
  if (problem === undefined) {
    if (first === undefined) return 'said'
    await dropFirstWord(tx, line.id)
    await settleLine(tx, line, { reason: null })
    return 'said'
  }
  if (first === by) return refuse(problem, { sentence: onePersonSentences.chargeByTwo })
  await keepFirstWord(tx, { ...aboutOf(line), amountMinor: amount.minor, by, at })
  await settleLine(tx, line, { reason: waits(await readName(tx, by)) })
  return 'kept'
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
