import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { type Answer, suggestedAnswer } from './answer.ts'
import { isExact } from './is-exact.ts'

/** Lines that are one thing, and can be said to be it at once. */
export type LineGroup = {
  /** On the button that opens them. */
  readonly opens: (count: number) => string
  readonly title: string
  readonly text: string
  readonly verb: string
  readonly done: string
  readonly belongs: (line: StatementLine) => boolean
  /** Chosen before anybody has looked. */
  readonly isLikely: (line: StatementLine) => boolean
  readonly answerOf: (line: StatementLine) => Answer | undefined
}

const goesOut = ({ amount }: StatementLine) => amount.amount < 0

const bankTakes =
  /\b(stamp|duty|sms|alert|charges?|vat|fees?|levy|emtl|cot|commission|maintenance)\b/i

export const lineGroups: readonly LineGroup[] = [
  {
    opens: count => `Confirm ${count} exact`,
    title: 'Confirm all exact lines',
    text: 'They have the very amount of a transfer that waits, and its reference or its sender.',
    verb: 'Confirm',
    done: 'confirmed',
    belongs: line => isExact(line) && !goesOut(line),
    isLikely: () => true,
    answerOf: suggestedAnswer,
  },
  {
    opens: count => (count === 1 ? 'Settle 1 payout' : `Settle ${count} payouts`),
    title: 'Settle payouts from these lines',
    text: 'The bank paid the very amount that a released batch asked for, to the same name.',
    verb: 'Settle',
    done: 'settled',
    belongs: line => isExact(line) && goesOut(line),
    isLikely: () => true,
    answerOf: suggestedAnswer,
  },
  {
    opens: () => 'Book charges',
    title: 'Book charges of the bank',
    text: 'Choose what the bank took for itself, such as stamp duty. It goes to the club’s costs.',
    verb: 'Book',
    done: 'booked',
    belongs: line => line.state === 'open' && line.suggested === null && goesOut(line),
    isLikely: ({ text, reference }) => bankTakes.test(`${text} ${reference}`),
    answerOf: () => ({ body: { to: 'charge' }, words: 'a charge of the bank' }),
  },
]
