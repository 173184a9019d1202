/** A reference or id as providers and we give them: it means nothing to a path, a search or a database. */
export const isPlainName = (text: string) => /^\w[\w.=-]{0,99}$/.test(text)

export const plainName = (text: string | null | undefined) =>
  text != null && isPlainName(text) ? text : undefined
