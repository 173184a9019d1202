import type { Operation } from './part.ts'

/** Something with an id that an answer told of. */
export type Seen = {
  readonly id: unknown
  /** What it stood in, nearest first; last what was asked for. */
  readonly around: readonly object[]
  /** Whom it was told. */
  readonly by: string
  /** The address and the fields that led to it. */
  readonly source: string
}
type Told = Omit<Seen, 'id'>

export type Memory = {
  /** Keeps all ids and values of an answer. */
  keep(answer: unknown, told: Told): void
  /** Something that this call may be about, where it takes the id of something called so. */
  subjectOf(operation: Operation, called: readonly string[]): Seen | undefined
  /** Learns from the status of an answer what the call can be about, and in which state that has to be. */
  judge(operation: Operation, subject: Seen, status: number): void
  /** What earlier answers had in a field of this name, if possible such as this caller was told. */
  valuesOf(field: string, by: string): readonly unknown[]
  /** Keeps nothing but what it has learnt of calls. */
  forget(): void
}

const most = 60
/** Of several the word for one, but for words as short as `of`. */
export const wordsIn = (text: string): readonly string[] =>
  (text.match(/[a-z]{3,}/g) ?? []).map(word => word.replace(/s$/, ''))

/** What an id is the id of, by the field that holds it, what that stands in, or the address. */
function nounsOf(source: string): readonly string[] {
  const [address = '', ...names] = source.split(' ')
  const [owner = '', field = ''] = ['', ...names].slice(-2)
  if (field !== 'id') return wordsIn(field.replace(/_id$/, ''))
  return ['', 'items'].includes(owner) || address.includes(owner)
    ? wordsIn(address.replace(/\{.*/, ''))
    : wordsIn(owner)
}

export function createMemory(random: (below: number) => number): Memory {
  const sources = new Map<string, Map<unknown, Seen>>()
  const fields = new Map<string, { readonly value: unknown; readonly by: string }[]>()
  const learnt = new Map<string, number>()

  const keepValue = (field: string, value: unknown, by: string) =>
    fields.set(field, [...(fields.get(field) ?? []), { value, by }].slice(-most))

  function keepField(name: string, value: unknown, told: Told): void {
    keepValue(name, value, told.by)
    if (!/(^|_)id$/.test(name)) return
    const known = sources.get(told.source) ?? new Map<unknown, Seen>()
    known.delete(value)
    sources.set(told.source, known.set(value, { ...told, id: value }))
    if (name === 'id') keepValue(`${nounsOf(told.source).at(-1)}_id`, value, told.by)
  }

  function keep(answer: unknown, told: Told): void {
    const around = [Object(answer), ...told.around]
    for (const [name, values] of Object.entries(Object(answer))) {
      const inner = { ...told, around, source: `${told.source} ${name}` }
      for (const value of [values].flat()) {
        if (typeof value === 'object' && value !== null) keep(value, inner)
        else keepField(name, value, inner)
      }
    }
  }

  const stateName = ({ operationId }: Operation, { source, around: [own = {}] }: Seen) =>
    `${operationId} ${source} ${Object.values(own).filter(value => /^[a-z_]+$/.test(String(value)))}`

  const worth = (name: string) => (learnt.get(name) ?? 0) + random(100) / 100

  return {
    keep,
    subjectOf(operation, called) {
      const source = best([...sources.keys()], each => {
        const near = wordsIn(operation.path).filter(word => wordsIn(each).includes(word))
        const isCalledSo = nounsOf(each).some(word => called.includes(word))
        return (isCalledSo ? 3 : 0) + near.length / 2 + worth(`${operation.operationId} ${each}`)
      })
      const all = [...(sources.get(source ?? '')?.values() ?? [])]
      return best(all, each => worth(stateName(operation, each)))
    },
    judge(operation, subject, status) {
      const learn = (name: string, wrongStatus: number) => {
        const more = status === 200 ? 0.5 : status === wrongStatus ? -0.3 : 0
        learnt.set(name, (learnt.get(name) ?? 0) + more)
      }
      learn(`${operation.operationId} ${subject.source}`, 404)
      learn(stateName(operation, subject), 409)
    },
    valuesOf(field, by) {
      const all = fields.get(field) ?? []
      const own = all.filter(each => each.by === by)
      return (own.length > 0 ? own : all).map(({ value }) => value)
    },
    forget() {
      sources.clear()
      fields.clear()
    },
  }
}

export function best<T>(all: readonly T[], worth: (each: T) => number): T | undefined {
  const rated = all.map(each => ({ each, is: worth(each) }))
  return rated.toSorted((a, b) => b.is - a.is)[0]?.each
}
