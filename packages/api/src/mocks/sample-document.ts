/** A document to upload: small, with the first bytes of a PDF. */
export const sampleDocument = new File(['%PDF-1.4'], 'bill.pdf', { type: 'application/pdf' })
