/** What counts as a government-issued ID. */
export const identityTypes = [
  'international_passport',
  'national_id',
  'drivers_licence',
  'voters_card',
  'residence_permit',
] as const

/** What proves an address; a reviewer looks whether it was issued within the last three months. */
export const addressDocumentTypes = [
  'utility_bill',
  'bank_statement',
  'tenancy_agreement',
  'tax_document',
] as const
