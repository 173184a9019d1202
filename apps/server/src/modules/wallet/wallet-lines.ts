import type { AccountAddress } from '../../ledger/account-address.ts'
import type { OpenFilter } from './read-open-lines.ts'
import type { wallet } from './wallet.tables.ts'

/** The lines of a wallet that were asked for, and how many there are of each kind. */
export type WalletLines = {
  readonly wallet: typeof wallet.$inferSelect
  readonly account: AccountAddress
  readonly filter: OpenFilter
  /** What the ledger has. */
  readonly completed: number
  /** What has not arrived or not left. */
  readonly open: number
}
