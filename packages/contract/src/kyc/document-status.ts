import { enums, type Infer } from 'superstruct'

/** The course of an identity document or a proof of address. */
export const documentStatuses = ['not_submitted', 'submitted', 'approved', 'rejected'] as const
export const DocumentStatus = enums(documentStatuses)
export type DocumentStatus = Infer<typeof DocumentStatus>
