/** The day it always is in stories. */
export const referenceDay = new Date('2026-09-30T09:00:00+01:00')
