import type { DocumentStatus } from './document-status.ts'

/** A rejected document has to be handed in again, so it counts as not submitted. */
export const isHandedIn = (status: DocumentStatus) =>
  status === 'submitted' || status === 'approved'
