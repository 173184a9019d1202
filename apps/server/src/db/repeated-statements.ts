// A statement that runs again and again stays prepared on its connection: parsing and planning it costs the
// database more than carrying it out. One that comes in ever other forms is never among them.

const usesBefore = 10
const mostNames = 200
const mostCounted = 2_000

/** Gives the name a text is prepared under; undefined while it is rare. */
export function createStatementNames(): (text: string) => string | undefined {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return text => {
    const name = names.get(text)
    if (name !== undefined || names.size === mostNames) return name
    const used = (uses.get(text) ?? 0) + 1
    if (used < usesBefore) {
      if (uses.size === mostCounted) uses.clear()
      uses.set(text, used)
      return undefined
    }
    uses.delete(text)
    const given = `repeated-${names.size + 1}`
    names.set(text, given)
    return given
  }
}

/** Of all connections of this process. */
export const nameOfRepeated = createStatementNames()
