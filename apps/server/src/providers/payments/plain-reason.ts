const longest = 120

/** Why money didn't come, in a provider's words where it has some: members read it. */
export function plainReason(words: string | null | undefined, otherwise: string): string {
  const said = (words ?? '').replace(/[^\p{L}\p{N}\p{P}\p{Sc} ]+/gu, ' ').trim()
  if (said === '') return otherwise
  return said.length > longest ? `${said.slice(0, longest - 1)}…` : said
}
