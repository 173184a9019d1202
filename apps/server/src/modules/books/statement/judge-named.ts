import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import { refuse } from '../../../calls/refusal.ts'
import type { Matching, Refused } from './matching.ts'
import type { Entry } from './read-entry.ts'
import { readHasSaidGone } from './read-has-said-gone.ts'
import type { Named } from './read-named.ts'

/** Why a line that names payouts or refunds isn't what a person says it is. */
export const judgeNamed = async (
  matching: Matching,
  entry: Entry | undefined,
): Promise<Refused | undefined> =>
  (await judgeOthers(matching)) ?? judgeParts(matching, entry?.parts ?? [])

/** What a line names was paid by it, whatever was said of that. */
async function judgeOthers({ call, named }: Matching): Promise<Refused | undefined> {
  const { tx, body, caller } = call
  const by = caller.accountId
  const { to, withdrawal_id, refund_id, unmatched_id, more_unmatched_ids = [] } = body
  const [first] = named
  if (first === undefined) return undefined
  const said = to === 'refund' ? refund_id : withdrawal_id
  const others = named.filter(each => each.to !== to || each.id !== said)
  const isOne = others.length < named.length
  const isSentBack = to === 'returned' && named.every(each => each.isGone)
  if (!isOne && !isSentBack) return refuse('conflict', { sentence: namesIt[first.to] })
  // What is said of the line is said of all that it names.
  const own = others.map(({ memberId }) => aboutYourself(by, memberId)).find(Boolean)
  if (own !== undefined) return refuse(own)
  if (isOne || unmatched_id === undefined) return undefined
  // Money that came for it may have gone back by this line, or what its member sent again.
  const ids = named.map(({ id }) => id)
  const sent = [unmatched_id, ...more_unmatched_ids]
  if (await readHasSaidGone(tx, { ids, unmatchedIds: sent, by })) {
    return refuse('second_person_needed', { sentence: saidGone })
  }
  for (const { memberId } of named) {
    if (await readHasSaidGone(tx, { ids: [], unmatchedIds: sent, by: memberId })) {
      return refuse('second_person_needed', { sentence: saidGoneByMember })
    }
  }
  return undefined
}

/** All that its member has twice went back by it, and nothing that another line shows. */
function judgeParts({ call, line, named }: Matching, parts: Entry['parts']): Refused | undefined {
  if (call.body.to !== 'returned') return undefined
  const went = parts.reduce((sum, { minor }) => sum + minor, 0n)
  if (named.some(({ minor }) => minor > went)) return refuse('conflict', { sentence: sentLess })
  const last = parts.at(-1)?.minor ?? 0n
  const isEnoughWithout = parts.length > 1 && went - last >= -line.amountMinor
  return isEnoughWithout ? refuse('conflict', { sentence: enough }) : undefined
}

const saidGone =
  'You said yourself that this had failed, or that this money went back. Another approver says that the line shows it.'

const saidGoneByMember =
  'Its own member said that this money went back, so it isn’t what frees them. Match the line with money of which another approver says so.'

const sentLess =
  'Less went back than was paid by this line, so its member still has a part of it twice. Match the line with what they send once that is all of it.'

const enough =
  'Some of what you chose is enough without the rest. Choose only what went back by this line.'

const namesIt: Readonly<Record<Named['to'], string>> = {
  withdrawal:
    'This line names a withdrawal, so it is nothing else. Match it with that withdrawal: it was paid then, also if it was said to have failed.',
  refund:
    'This line names a payment of which as much was refunded, so it is nothing else. Match it with that refund: it was paid then, also if it was said to have failed.',
}
