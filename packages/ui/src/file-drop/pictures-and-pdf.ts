/** Kinds of file that are taken unless a page says otherwise. */
export const PICTURES_AND_PDF = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'application/pdf': ['.pdf'],
}

/** The largest of them. */
export const MOST_BYTES = 10_000_000
