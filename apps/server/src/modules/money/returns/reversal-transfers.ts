import { money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { maturePortfolio } from '../../../ledger/recipes/mature-portfolio.ts'
import type { ReversalRequest } from '../../../ledger/reverse.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import type { BookableShare } from './lock-next-shares.ts'
import type { RunRow } from './lock-run.ts'
import { readTransferIds } from './read-transfer-ids.ts'

/** The counter-postings of shares, each of them whole; a loss that is given back to who has ended goes on to the wallet. */
export async function reversalTransfers(
  tx: Transaction,
  run: RunRow,
  shares: readonly BookableShare[],
): Promise<(TransferRequest | ReversalRequest)[]> {
  const { id, currency } = run
  const pairs = shares.flatMap(({ portfolio, amountMinor, feeMinor }) => [
    // The fee first: what it gives back is there before the return is taken.
    ...(feeMinor === 0n
      ? []
      : [
          {
            of: moneyAttempts.returnsFee(id, portfolio),
            attempt: moneyAttempts.returnsFeeReversed(id, portfolio),
          },
        ]),
    ...(amountMinor === 0n
      ? []
      : [
          {
            of: moneyAttempts.returns(id, portfolio),
            attempt: moneyAttempts.returnsReversed(id, portfolio),
          },
        ]),
  ])
  const transferIds = await readTransferIds(
    tx,
    pairs.map(({ of }) => of),
  )
  const reason = run.reversalReason ?? ''
  const reversals = pairs.map(({ attempt }, place) => {
    const transferId = transferIds[place]
    if (transferId === undefined) throw new Error(`returns run ${id} contradicts the books`)
    return { attempt, transferId, reason }
  })
  const paidOn = shares
    .filter(({ hasEnded, amountMinor }) => hasEnded && amountMinor < 0n)
    .map(({ portfolio, member, amountMinor }) => ({
      ...maturePortfolio({
        attempt: moneyAttempts.lossPaidOn(id, portfolio),
        member,
        portfolio,
        value: money(currency, -amountMinor),
      }),
      about: { returns: id, portfolio },
    }))
  return [...reversals, ...paidOn]
}
