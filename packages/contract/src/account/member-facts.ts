import type { DocumentStatus } from '../kyc/document-status.ts'
import type { BankAccounts } from '../withdrawal/payout-account.ts'
import type { ContributionPolicy } from './contribution-policy.ts'

/** The facts about a member from which all permissions follow. */
export interface MemberFacts {
  readonly isGlobal: boolean
  readonly kycStatus: DocumentStatus
  readonly poaStatus: DocumentStatus
  readonly isBvnValidated: boolean
  readonly bankAccounts: BankAccounts
  readonly isActive: boolean
  readonly withdrawalsPausedUntil: Date | undefined
  readonly contributionPolicy: ContributionPolicy
  readonly now: Date
}
