import type { AccountAddress } from '../../../ledger/account-address.ts'
import type { FoundLines } from './read-completed-lines.ts'
import type { OpenFilter } from './read-open-lines.ts'
import type { wallet } from './wallet.tables.ts'

/** The requested lines of a wallet, and how many there are of each kind. */
export type WalletLines = {
  readonly wallet: typeof wallet.$inferSelect
  readonly account: AccountAddress
  readonly filter: OpenFilter
  /** Lines of the ledger. */
  readonly completed: FoundLines
  /** Lines whose money has not arrived or not left. */
  readonly open: number
}
