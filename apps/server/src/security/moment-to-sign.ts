/**
 * The text of a moment for signing. The database has moments that JavaScript can't format, such as
 * infinity: in tampered rows they have to be a finding, not an error that ends the check.
 */
export const momentToSign = (moment: Date): string =>
  Number.isFinite(Number(moment)) ? moment.toISOString() : String(moment)
