import {
  type MatchTarget,
  matchTargetWords,
} from '@kinfold/contract/operator/statement/match-statement-line'
import type {
  LineState,
  MatchReason,
  StatementLine,
} from '@kinfold/contract/operator/statement/statement-line'
import { lineStates } from '@kinfold/contract/operator/statement/statement-line'
import { capitaliseFirst } from '@kinfold/contract/text/capitalise-first'

export const stateChoices = ['any', ...lineStates] as const
export type StateChoice = (typeof stateChoices)[number]

export const stateWords: Readonly<Record<LineState, string>> = {
  reading: 'Being booked',
  failed: 'Not booked',
  open: 'Open',
  unmatched: 'Unmatched',
  matched: 'Matched',
}

export const stateChoiceWords: Readonly<Record<StateChoice, string>> = { any: 'All', ...stateWords }

export const reasonWords: Readonly<Record<MatchReason, string>> = {
  reference: 'reference agrees',
  amount: 'amount agrees',
  sender: 'sender’s name agrees',
  recorded: 'in the books already',
  person: 'a person said so',
}

/** Who is on the other side, as well as the bank says it. */
export const lineTitle = ({ sender_name, text, reference }: StatementLine): string =>
  sender_name || text || reference || 'No text'

/** What a line is in the books, in a few words. */
export function whatItIs(line: StatementLine): string {
  const target = targetOf(line)
  if (target !== undefined) return capitaliseFirst(matchTargetWords[target])
  return line.unmatched_id ? 'Unmatched money' : 'Nothing yet'
}

function targetOf(line: StatementLine): MatchTarget | undefined {
  if (line.is_charge) return 'charge'
  if (line.payment_id) return 'payment'
  if (line.settlement_id) return 'settlement'
  if (line.withdrawal_id) return 'withdrawal'
  if (line.refund_id) return 'refund'
  if (line.unmatched_id && line.amount.amount < 0) return 'returned'
  if (line.state !== 'matched') return undefined
  return line.unmatched_id ? 'unmatched' : 'wallet'
}
