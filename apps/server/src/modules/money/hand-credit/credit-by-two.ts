import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import { nothingAlone, onePersonProblem } from '@kinfold/contract/operator/one-person-limits'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { dropFirstWord, keepFirstWord, readFirstWord } from './first-word.ts'
import { type HandCredit, noteHandCredit } from './note-hand-credit.ts'
import { readGivenAlone } from './read-given-alone.ts'

type ByTwo = Omit<HandCredit, 'people'> & {
  readonly paymentId: string | null
  readonly by: string
  /** Whatever the amount. */
  readonly isAlwaysByTwo?: boolean
}

const saidAlready = 'You have said so already. For this amount another approver says it as well.'

/**
 * Records who gives a member money that no operator recorded before. Above the limit two say the same: the first
 * one's word is kept, and nothing is given by it.
 */
export async function creditByTwo(
  { config }: Pick<Services, 'config'>,
  tx: Transaction,
  { by, paymentId, isAlwaysByTwo, ...credit }: ByTwo,
): Promise<'given' | 'kept' | Refusal<'second_person_needed'>> {
  const { sourceId, memberId, at } = credit
  const first = (await readFirstWord(tx, { sourceId, memberId, paymentId, at }))?.by
  const others = [first]
  const before = await readGivenAlone(tx, { ...credit, by })
  const problem = onePersonProblem(
    addMoney(credit.amount, before),
    isAlwaysByTwo ? nothingAlone : config.handCreditLimits,
    {
      by,
      others,
    },
  )
  if (problem === undefined) {
    await dropFirstWord(tx, sourceId)
    await noteHandCredit(tx, { ...credit, people: [by, ...others] })
    return 'given'
  }
  if (first === by) return refuse(problem, { sentence: saidAlready })
  await keepFirstWord(tx, { sourceId, memberId, paymentId, by, at })
  return 'kept'
}
