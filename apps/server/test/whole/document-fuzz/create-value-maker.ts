import fc from 'fast-check'
import type { Memory } from './memory.ts'
import type { OpenDocument } from './open-document.ts'
import type { Part } from './part.ts'

export type Maker = {
  readonly document: OpenDocument
  readonly memory: Memory
  readonly random: (below: number) => number
  readonly caller: string
  /** What the call is about, nearest first. */
  readonly around: readonly object[]
}

/** Makes values by their schemas, where possible such as earlier answers had. */
export function createValueMaker({ document, memory, random, caller, around }: Maker) {
  const oneOf = <T>(values: readonly T[]) => values[random(values.length)]

  const newest = <T>(values: readonly T[]) =>
    values.at(-1 - Math.min(random(values.length), random(values.length)))

  /** What the subject has in this field, or of a few words or an amount in any; or what other answers had in it. */
  function known(field: string, written: Part): unknown {
    const { enum: words, format, type } = document.follow(written)
    const fitting = (values: readonly unknown[]) =>
      values.filter(value => value !== undefined && document.accepts(written, value))
    const parts = around.flatMap(each => [Object(each), ...Object.values(each).map(Object)])
    const named = fitting(parts.map(part => part[field]))
    if (named.length > 0) return named[0]
    const others = parts.slice(0, 20).flatMap(part => Object.values(part))
    if (words && fitting(others).length > 0) return fitting(others)[0]
    if (type === 'number' && random(2) === 0) return oneOf(fitting(others))
    return newest(fitting(memory.valuesOf(format === 'password' ? 'password' : field, caller)))
  }

  function objectOf(part: Part): object {
    const made: Record<string, unknown> = {}
    const often = oneOf([0, 0, 1, 3, 7]) ?? 0
    for (const [name, inner] of Object.entries(part.properties ?? {})) {
      const isNeeded = part.required?.includes(name) ?? false
      if (!isNeeded && random(10) >= often) continue
      if (inner.format === 'binary') continue
      made[name] = made[name.replace(/^confirm_/, '')] ?? valueFor(inner, name)
    }
    return made
  }

  function textOf({ pattern, format, minLength = 0 }: Part): string {
    const seed = random(2 ** 31)
    const sample = (texts: fc.Arbitrary<string>) => fc.sample(texts, { numRuns: 1, seed })[0] ?? ''
    if (pattern !== undefined) return sample(fc.stringMatching(new RegExp(pattern)))
    if (format === 'uuid') return sample(fc.uuid())
    if (format === 'email') return `somebody-${seed}@club.example`
    if (format === 'date') return `2026-0${1 + random(9)}-${10 + random(19)}`
    return 'Plainwordsafewofthem'.slice(0, Math.max(minLength, 2 + random(18)))
  }

  function valueFor(written: Part, field: string): unknown {
    const part = document.follow(written)
    const seen = known(field, written)
    if (seen !== undefined && random(10) < 8) return seen
    if (part.allOf) return Object.assign({}, ...part.allOf.map(each => valueFor(each, field)))
    if (part.anyOf) return valueFor(oneOf(part.anyOf) ?? {}, field)
    if (part.const !== undefined) return part.const
    if (part.enum) return oneOf(part.enum)
    switch (oneOf([part.type].flat())) {
      case 'object':
        return objectOf(part)
      case 'array': {
        const one = () => valueFor(part.items ?? {}, field.replace(/s$/, ''))
        return [...new Set(Array.from({ length: 1 + random(2) }, one))]
      }
      case 'integer':
      case 'number': {
        const { minimum = 1, maximum = 1e12 } = part
        return Math.min(Math.max(minimum, random(10 ** (1 + random(6)))), maximum)
      }
      case 'boolean':
        return random(2) === 0
      case 'string':
        return textOf(part)
      case 'null':
        return null
      default:
        return {}
    }
  }
  return valueFor
}
