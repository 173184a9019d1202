import type { Money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import { receivedOnProblem } from '@kinfold/contract/operator/received-on-problem'
import { ConfirmTransferBody } from '@kinfold/contract/operator/transfer/confirm-transfer'
import { readValue } from '@kinfold/contract/validation/read-value'

type Typed = {
  readonly received: Money | undefined
  readonly day: string
  readonly reference: string
  /** Ticked that it is another amount than was expected. */
  readonly differs: boolean
  /** What came beyond the announced amount goes to the wallet. */
  readonly divides: boolean
  /** Ticked that it is other money than what came under the same reference; undefined where none did. */
  readonly shares?: boolean
}

type Judged =
  | { readonly ok: true; readonly body: ConfirmTransferBody }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

const lookAgain = 'Please look once more, and tick this.'

/** What was copied from the bank statement, by the contract's rules. */
export function judgeConfirmation(
  { received, day, reference, differs, divides, shares }: Typed,
  {
    expected,
    today,
    seen,
  }: {
    readonly expected: Money
    readonly today: string
    readonly seen: ConfirmTransferBody['seen']
  },
): Judged {
  const isAnother = received !== undefined && received.minor !== expected.minor
  const isMore = received !== undefined && received.minor > expected.minor
  const read = readValue(ConfirmTransferBody, {
    seen,
    received_amount: received && moneyToWire(received),
    received_on: day,
    bank_reference: reference,
    ...(isAnother && { differs: true }),
    ...(isMore && divides && { surplus_to_wallet: true }),
    ...(shares && { shares_reference: true }),
  })
  if (!read.ok) return { ok: false, errors: read.fields }
  const oddDay = receivedOnProblem(day, today)
  if (oddDay !== undefined) return { ok: false, errors: { received_on: oddDay } }
  if (shares === false) return { ok: false, errors: { shares: lookAgain } }
  if (isAnother && !differs) return { ok: false, errors: { differs: lookAgain } }
  return { ok: true, body: read.value }
}
