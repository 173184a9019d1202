import type { Currency } from '@kinfold/contract/money/currency'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { ClubClock } from '../clock/create-club-clock.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Limits } from '../limits/limits.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { PaperPress } from '../papers/paper-press.ts'
import type { BankLookup } from '../providers/bank/bank-lookup.ts'
import type { FileStore } from '../providers/files/file-store.ts'
import type { PaymentProvider } from '../providers/payments/payment-provider.ts'
import type { PayoutProvider } from '../providers/payouts/payout-provider.ts'
import type { RateFeed } from '../providers/rates/rate-feed.ts'
import type { ChainKeys } from '../security/chain-keys.ts'
import type { Encryption } from '../security/encryption.ts'
import type { KeyedHash } from '../security/keyed-hash.ts'
import type { Passwords } from '../security/passwords.ts'
import type { CheckFile } from './base/file/checking/create-file-check.ts'

/** The dependencies of use-cases; tests pass in their own clock or provider. */
export type Services = {
  readonly config: Config
  readonly db: Database
  /** Real time. What people take for the date is the club's: `clock`. */
  readonly now: () => Date
  readonly clock: ClubClock
  readonly passwords: Passwords
  readonly jobs: Jobs
  readonly outbox: Outbox
  readonly limits: Limits
  readonly keyedHash: KeyedHash
  readonly encryption: Encryption
  readonly chainKeys: ChainKeys
  readonly files: FileStore
  readonly checkFile: CheckFile
  readonly bankLookup: BankLookup
  /** Who takes the money of a gateway for the club; undefined where nobody does. */
  readonly payments: (gateway: Gateway, currency: Currency) => PaymentProvider | undefined
  /** All that can be asked after a payment, also those that take no new ones any more. */
  readonly knownProviders: readonly PaymentProvider[]
  /** Who makes transfers for the club; undefined where nobody does. */
  readonly payouts: PayoutProvider | undefined
  /** All that can be asked after a transfer, also those that take no new batches any more. */
  readonly knownPayouts: readonly PayoutProvider[]
  /** Who says what a dollar costs; undefined where only operators do. */
  readonly rateFeed: RateFeed | undefined
  readonly papers: PaperPress
}
