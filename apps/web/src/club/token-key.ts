/** Where the session's token is kept unless the club says otherwise; the script in the head reads it too. */
export const defaultTokenKey = 'kinfold.token'
