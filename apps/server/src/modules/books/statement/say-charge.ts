import { type Money, money } from '@kinfold/contract/money/money'
import { isAlone, onePersonSentences } from '@kinfold/contract/operator/one-person-limits'
import { Refusal } from '../../../calls/refusal.ts'
import { momentOnDay } from '../../../ledger/moment-on-day.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { openMoment } from '../../../ledger/open-moment.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { chargeByBank } from '../../../ledger/recipes/charge-by-bank.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { othersOf, readLineWord } from '../../money/bank-line/read-line-word.ts'
import { readWords } from '../../money/bank-line/read-words.ts'
import { settleLine } from '../../money/bank-line/settle-line.ts'
import { sayAlone } from '../../money/said-alone/say-alone.ts'
import { chargeByTwo, readFirstCharge } from './charge-by-two.ts'
import type { Matching, Outcome, Refused } from './matching.ts'
import type { Entry } from './read-entry.ts'

/** The whole line is what the bank took for itself. */
export async function bookCharge(matching: Matching): Promise<Outcome> {
  const { call, line, at } = matching
  const taken = await sayCharge(matching, money(line.currency, -line.amountMinor))
  if (taken === 'kept' || taken instanceof Refusal) return taken
  await postAll(call.tx, taken)
  await settleLine(call.tx, line, {
    state: 'matched',
    because: ['person'],
    isCharge: true,
    isBooked: true,
    matchedAt: at,
    matchedBy: call.caller.accountId,
  })
  return undefined
}

/** What the bank took for itself, in a line of its own or with a payout; refused where it is too much for one. */
export async function sayCharge(
  { services, call, line, named, at }: Matching,
  taken: Money,
  entry?: Entry,
): Promise<readonly TransferRequest[] | 'kept' | Refused> {
  const { tx, caller } = call
  const by = caller.accountId
  const payees = [entry, ...named].map(each => each?.memberId)
  const first = await readFirstCharge(tx, line, { amount: taken, payees, at })
  const words = await readWords(tx, line)
  const namesMore = named.length > 1 || words.some(({ alsoNamed }) => alsoNamed.length > 0)
  const others = [...othersOf(await readLineWord(tx, line.id, by), by), first]
  const said = { amount: taken, by, others, at }
  // What counts as said alone is booked by it: of a line that names more, nothing is.
  const isTheirs = isAlone(said) && !namesMore
  const together = isTheirs
    ? await sayAlone(services, tx, { ...said, kind: 'charge', sourceId: line.id, sentence })
    : await chargeByTwo(services, tx, line, { ...said, first, namesMore })
  if (together !== undefined) return together
  const charged = chargeByBank({
    attempt: moneyAttempts.bankCharge(line.id, String(line.undone)),
    charge: taken,
    reference: line.reference || line.text.slice(0, 100),
  })
  return [{ ...charged, eventAt: await openMoment(tx, momentOnDay(line.bookedOn, at), at) }]
}

const { charge: sentence } = onePersonSentences
