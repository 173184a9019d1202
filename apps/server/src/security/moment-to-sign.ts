/**
 * A moment as it stands in what is signed. The database knows moments that JavaScript has no text for,
 * such as infinity: one that somebody wrote is a finding, and no error that ends the check.
 */
export const momentToSign = (moment: Date): string =>
  Number.isFinite(Number(moment)) ? moment.toISOString() : String(moment)
