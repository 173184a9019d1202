import type { addressDocumentTypes, identityTypes } from './identity-types.ts'

type DocumentType = (typeof identityTypes)[number] | (typeof addressDocumentTypes)[number]

/** What people call each kind of document. */
export const documentWords: Readonly<Record<DocumentType, string>> = {
  international_passport: 'International passport',
  national_id: 'National ID card',
  drivers_licence: 'Driver’s licence',
  voters_card: 'Voter’s card',
  residence_permit: 'Residence permit',
  utility_bill: 'Utility bill',
  bank_statement: 'Bank statement',
  tenancy_agreement: 'Tenancy agreement',
  tax_document: 'Tax document',
}

/** The same for what a list answers, where a kind may be one that this page has not heard of. */
export const wordsOfDocument = (type: string): string =>
  Object.entries(documentWords).find(([known]) => known === type)?.[1] ?? type.replaceAll('_', ' ')
