/** Something of the document, whatever it is. */
type Part = Readonly<Record<string, unknown>>

interface Use {
  readonly names: readonly string[]
  readonly value: Part
  readonly places: Record<string, unknown>[]
}

/** Whether the parts are written under a name at all, or stay where they are. */
type IsWorth = (use: {
  readonly name: string
  readonly text: string
  readonly uses: number
}) => boolean

const usedTwice: IsWorth = ({ uses }) => uses > 1

/** Where a reference is longer than what it refers to, the document is shorter without. */
export const shortens: IsWorth = ({ name, text, uses }) =>
  text.length * uses > text.length + `"${name}":,`.length + reference('schemas', name).length * uses

const referTo = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` })
const reference = (section: string, name: string) => JSON.stringify(referTo(section, name))

/** What stands in several places alike is written once, under a name, and referred to from each. */
export function createSharedParts(section: string, isWorth = usedTwice) {
  const uses = new Map<string, Use>()
  return {
    /** The place says the same until `settle`, once it is known how often that is used, makes it a reference. */
    place(names: string | readonly string[], value: Part): Part {
      const key = JSON.stringify(value)
      const use = uses.get(key) ?? { names: [names].flat(), value, places: [] }
      uses.set(key, use)
      const place = { ...value }
      use.places.push(place)
      return place
    },
    /** The parts under the first of their names that is free. The one that is used most comes first. */
    settle(taken: Readonly<Record<string, unknown>> = {}): Record<string, Part> {
      const parts: Record<string, Part> = {}
      const mostUsed = [...uses].toSorted(([, a], [, b]) => b.places.length - a.places.length)
      for (const [text, { names, value, places }] of mostUsed) {
        const name = names.find(each => !(each in parts || each in taken))
        if (name === undefined || !isWorth({ name, text, uses: places.length })) continue
        parts[name] = value
        for (const place of places) become(place, referTo(section, name))
      }
      return parts
    },
  }
}
export type SharedParts = ReturnType<typeof createSharedParts>

function become(place: Record<string, unknown>, other: Part): void {
  for (const field of Object.keys(place)) delete place[field]
  Object.assign(place, other)
}
