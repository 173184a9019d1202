/** Under which the club's mark travels with a mail (RFC 2392): many mail programs show no other picture unasked. */
export const markId = 'mark@club'

/** What a mail names it by. */
export const markAddress = `cid:${markId}`

/** The mail as a browser shows it, which has no attachments to look into. */
export const withMarkInside = (html: string, mark: Buffer): string =>
  html.replaceAll(markAddress, `data:image/png;base64,${mark.toString('base64')}`)
