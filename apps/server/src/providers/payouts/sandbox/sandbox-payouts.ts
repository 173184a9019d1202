import { money } from '@kinfold/contract/money/money'
import type { FoundPayout, PayoutProvider } from '../payout-provider.ts'
import type { SandboxTransfer, SandboxTransfers } from './create-sandbox-transfers.ts'

/** Asks the sandbox's own book, which always answers. */
export function sandboxPayouts(book: SandboxTransfers): PayoutProvider {
  return {
    name: 'sandbox',
    send: async order => describe(await book.begin(order)),
    async find(reference) {
      const transfer = await book.find(reference)
      return transfer === undefined ? { state: 'unknown' } : describe(transfer)
    },
  }
}

function describe({ state, currency, amountMinor, reason }: SandboxTransfer): FoundPayout {
  const amount = money(currency, amountMinor)
  switch (state) {
    case 'pending':
      return { state }
    case 'paid':
      return { state, amount }
    case 'failed':
      return { state, reason: reason ?? '' }
    case 'returned':
      return { state, amount, reason: reason ?? '' }
  }
}
