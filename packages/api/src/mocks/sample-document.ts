/** What a member hands in: small, and by its first bytes a PDF. */
export const sampleDocument = new File(['%PDF-1.4'], 'bill.pdf', { type: 'application/pdf' })
