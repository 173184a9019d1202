/** What a change asks of an app: to be changed with it, or nothing. */
export type Change = 'Breaking' | 'New'

/** By the lines of two descriptions of the API: what is gone or asks for more may break an app. */
export function apiChange(before: string, after: string): Change | undefined {
  const gone = linesBeyond(before, after)
  const added = linesBeyond(after, before)
  if (gone.length > 0 || asksForMore(after, added, before)) return 'Breaking'
  return added.length > 0 ? 'New' : undefined
}

/** The lines of one text that another has not, or not so often. */
function linesBeyond(text: string, other: string): string[] {
  const left = new Map<string, number>()
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1)
  return text.split('\n').filter(line => {
    const rest = left.get(line) ?? 0
    left.set(line, rest - 1)
    return rest <= 0
  })
}

/** A prop that has to be given, in a part that was there. */
function asksForMore(after: string, added: readonly string[], before: string): boolean {
  const known = new Set(before.split('\n'))
  let props = ''
  return after.split('\n').some(line => {
    if (line.startsWith('export type')) props = line
    const isRequired = /^ {4}\w+: /.test(line)
    return isRequired && /Props\b/.test(props) && known.has(props) && added.includes(line)
  })
}
