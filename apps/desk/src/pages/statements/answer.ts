import type { WireMoney } from '@kinfold/contract/money/wire-money'
import type { MemberReference } from '@kinfold/contract/operator/person-reference'
import type { MatchStatementLineBody } from '@kinfold/contract/operator/statement/match-statement-line'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'

/** What a person says a line is. */
export type Answer = {
  readonly body: Omit<MatchStatementLineBody, 'seen'>
  /** In a sentence: "the transfer KF-7LSKG97X of Chidi Nwosu". */
  readonly words: string
  /** What its member announced, or what came, where it is a transfer; a payout, with which the bank took more. */
  readonly expected?: WireMoney
  /** Whom a withdrawal is paid to. */
  readonly payee?: string
}

/** What the line was found to be, as far as it was. */
export function suggestedAnswer({ suggested, amount }: StatementLine): Answer | undefined {
  if (suggested === null) return undefined
  const { payment_id, unmatched_id, settlement_id, withdrawal_id, withdrawal_status } = suggested
  const { reference, member, expected, payee } = suggested
  const named = reference === '' ? '' : ` ${reference}`
  if (payment_id !== null)
    return {
      body: { to: 'payment', payment_id, ...(member && { customer_id: member.id }) },
      words: `the transfer${named}${member ? ` of ${member.name}` : ''}`,
      ...(expected && { expected }),
    }
  if (settlement_id !== null)
    return { body: { to: 'settlement', settlement_id }, words: `the settlement${named}` }
  if (withdrawal_id !== null)
    return {
      body: { to: 'withdrawal', withdrawal_id },
      words: `the withdrawal${named}${afterAll(withdrawal_status)}`,
      ...(expected && { expected }),
      ...(payee !== null && { payee }),
    }
  if (unmatched_id !== null) return unmatchedAnswer(unmatched_id, named, amount.amount < 0)
  return member === null ? undefined : restAnswer(member, named)
}

/** A transfer is confirmed once; what comes after it is its member’s all the same. */
const restAnswer = ({ id, name }: MemberReference, named: string): Answer => ({
  body: { to: 'wallet', customer_id: id },
  words: `more of the transfer${named}, which came in part: for the wallet of ${name}`,
})

/** What else happens where a withdrawal that was said to have failed is paid by a line. */
export const afterAll = (status: WithdrawalStatus | null): string =>
  status === 'failed' ? ', said to have failed: its money leaves the wallet again' : ''

const unmatchedAnswer = (
  unmatched_id: NonNullable<Answer['body']['unmatched_id']>,
  named: string,
  goesOut: boolean,
): Answer =>
  goesOut
    ? {
        body: { to: 'returned', unmatched_id },
        words: `the unmatched money${named} that went back`,
      }
    : {
        body: { to: 'unmatched', unmatched_id },
        words: `the unmatched money${named} that was written down before`,
      }
