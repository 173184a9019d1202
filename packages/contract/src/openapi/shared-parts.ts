import type { JsonSchema } from './json-schema.ts'

interface Use {
  readonly name: string
  readonly value: JsonSchema
  readonly places: object[]
}

/** What stands in several places alike is written once, under a name, and referred to from each. */
export function createSharedParts(section: string) {
  const uses = new Map<string, Use>()
  return {
    /** The place is filled by `settle`, once it is known how often the same is used. */
    place(name: string, value: JsonSchema): JsonSchema {
      const key = JSON.stringify(value)
      const use = uses.get(key) ?? { name, value, places: [] }
      uses.set(key, use)
      const place = {}
      use.places.push(place)
      return place
    },
    /** The parts under their names. Of two with the same name, the one that is used less stays where it is. */
    settle(): Record<string, JsonSchema> {
      const parts: Record<string, JsonSchema> = {}
      const mostUsed = [...uses.values()].toSorted((a, b) => b.places.length - a.places.length)
      for (const { name, value, places } of mostUsed) {
        const isShared = places.length > 1 && !(name in parts)
        if (isShared) parts[name] = value
        const written = isShared ? { $ref: `#/components/${section}/${name}` } : value
        for (const place of places) Object.assign(place, written)
      }
      return parts
    },
  }
}
export type SharedParts = ReturnType<typeof createSharedParts>
