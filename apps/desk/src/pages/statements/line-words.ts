import type {
  LineState,
  MatchReason,
  StatementLine,
} from '@kinfold/contract/operator/statement/statement-line'
import { lineStates } from '@kinfold/contract/operator/statement/statement-line'

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
  if (line.is_charge) return 'A charge of the bank'
  if (line.payment_id) return 'A member’s transfer'
  if (line.settlement_id) return 'A provider’s settlement'
  if (line.withdrawal_id) return 'A member’s withdrawal'
  if (line.refund_id) return 'A refund'
  if (line.unmatched_id && line.amount.amount < 0) return 'Unmatched money that went back'
  if (line.unmatched_id)
    return line.state === 'matched' ? 'Money that nobody announced' : 'Unmatched money'
  return line.state === 'matched' ? 'Money in a member’s wallet' : 'Nothing yet'
}
