import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import {
  nothingAlone,
  onePersonProblem,
  onePersonSentences,
} from '@kinfold/contract/operator/one-person-limits'
import { isEarlierDay } from '@kinfold/contract/operator/received-on-problem'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { type HandCredit, noteHandCredit } from './note-hand-credit.ts'
import { readGivenAlone } from './read-given-alone.ts'

type ByHand = Omit<HandCredit, 'people'> & {
  readonly by: string
  /** Who else had a hand in it: wrote it down, or sent the bank's line of it. */
  readonly others: readonly (string | null | undefined)[]
  /** The day that it came on, where it decides about a rate, or no line of the bank has it: then about returns too. */
  readonly receivedOn?: string
  readonly act: 'confirm' | 'assign' | 'match'
}

/** Records who gives a member money by their word; refuses what one person may not give alone. */
export async function creditByHand(
  { config }: Pick<Services, 'config'>,
  tx: Transaction,
  { by, others: named, receivedOn, act, ...credit }: ByHand,
): Promise<Refusal<'second_person_needed'> | undefined> {
  const isEarlier = receivedOn !== undefined && isEarlierDay(receivedOn, dayInLagos(credit.at))
  const limits = isEarlier ? nothingAlone : config.handCreditLimits
  // The member's own hand is nobody else's.
  const others = named.filter(other => other !== credit.memberId)
  const people = { by, others }
  const problem = onePersonProblem(credit.amount, limits, people)
  if (problem !== undefined)
    return refuse(problem, { sentence: onePersonSentences[isEarlier ? 'earlier' : act] })
  const before = await readGivenAlone(tx, { ...credit, by })
  const together = onePersonProblem(addMoney(credit.amount, before), limits, people)
  if (together !== undefined) return refuse(together, { sentence: onePersonSentences.together })
  await noteHandCredit(tx, { ...credit, people: [by, ...others] })
  return undefined
}
