// The fixed day of the demo club. Stories and tests freeze their clock here; the seed counts back from it.

/** A Wednesday: May's withdrawals are in the batch that has to be paid by the 5th. */
export const referenceDay = '2026-06-03'

/** Ten in the morning in Lagos. */
export const referenceMoment = '2026-06-03T09:00:00Z'
