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
}

type Judged =
  | { readonly ok: true; readonly body: ConfirmTransferBody }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** What was copied from the bank statement, by the contract's rules. */
export function judgeConfirmation(
  { received, day, reference, differs }: Typed,
  { expected, today }: { readonly expected: Money; readonly today: string },
): Judged {
  const isAnother = received !== undefined && received.minor !== expected.minor
  const read = readValue(ConfirmTransferBody, {
    received_amount: received && moneyToWire(received),
    received_on: day,
    bank_reference: reference,
    ...(isAnother && { differs: true }),
  })
  if (!read.ok) return { ok: false, errors: read.fields }
  const oddDay = receivedOnProblem(day, today)
  if (oddDay !== undefined) return { ok: false, errors: { received_on: oddDay } }
  if (isAnother && !differs)
    return { ok: false, errors: { differs: 'Please look once more, and tick this.' } }
  return { ok: true, body: read.value }
}
