import type { SessionUser } from '@kinfold/contract/account/session-user'

export type WaitingModal = 'terms' | 'kyc-update' | 'survey'

type Shown = {
  kycUpdate: boolean
  survey: boolean
  /** The member stands where new documents are handed in: the card there says what is wrong. */
  isOnKycPage: boolean
}

/** A document that was refused has to be handed in again; one never handed in is asked for by the overview. */
function needsNewDocuments({ customer }: SessionUser): boolean {
  return customer?.kyc_status === 'rejected' || customer?.poa_status === 'rejected'
}

/** The most pressing of what waits for the member; the terms before everything else. */
export function waitingModal(member: SessionUser, shown: Shown): WaitingModal | undefined {
  if (!member.customer) return undefined
  if (!member.terms_and_conditions) return 'terms'
  if (shown.kycUpdate && !shown.isOnKycPage && needsNewDocuments(member)) return 'kyc-update'
  if (shown.survey && member.active_survey) return 'survey'
  return undefined
}
