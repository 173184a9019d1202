import { formOf } from '#test/servers/form-of.ts'
import { createValueMaker, type Maker } from './create-value-maker.ts'
import { type Seen, wordsIn } from './memory.ts'
import type { Operation, Part } from './part.ts'

type Making = Omit<Maker, 'around'> & { readonly subject: Seen | undefined }

const contentOf = ({ requestBody }: Operation) => Object.entries(requestBody?.content ?? {})[0]

/** What the things are called whose ids a call takes: in its address, or else beside it. */
export function takenIn(operation: Operation, { follow }: Maker['document']): readonly string[] {
  const inAddress = operation.parameters.find(({ name }) => name === 'id')?.description
  if (inAddress !== undefined) return wordsIn(inAddress.replace('The id of the', ''))
  const body = follow(contentOf(operation)?.[1].schema ?? {})
  const names = [
    ...operation.parameters.map(({ name }) => name),
    ...Object.keys(body.properties ?? {}),
  ]
  return names.flatMap(name => /^(\w+)_ids?$/.exec(name)?.[1] ?? [])
}

/** A request, and what it asks for in its address. */
export async function makeRequest(operation: Operation, { subject, ...maker }: Making) {
  const { random, document } = maker
  const [noun = ''] = takenIn(operation, document)
  const own = subject === undefined ? {} : { [`${noun}_id`]: subject.id }
  const valueFor = createValueMaker({ ...maker, around: [own, ...(subject?.around ?? [])] })

  const given = operation.parameters
    .filter(({ required = false, in: place }) => required || place === 'header' || random(10) < 3)
    .map(({ name, in: place, schema }) => ({ name, place, value: value(name, place, schema) }))
  function value(name: string, place: string, schema: Part): string {
    if (place === 'header') return crypto.randomUUID()
    return String(name === 'id' && subject ? subject.id : valueFor(schema, name))
  }
  const those = (wanted: string) =>
    Object.fromEntries(
      given.filter(({ place }) => place === wanted).map(each => [each.name, each.value]),
    )

  const inAddress = those('path')
  const inQuery = those('query')
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(inAddress[name] ?? ''),
  )
  const [type, content] = contentOf(operation) ?? []
  const example = random(10) < 4 ? content?.example : undefined
  const body = example ?? (content && valueFor(content.schema, ''))
  const form = type === 'multipart/form-data' ? await formOf(picture, body) : undefined
  return {
    path: `/api${address}?${new URLSearchParams(inQuery)}`,
    asked: { ...own, ...inQuery },
    body: form?.body ?? body,
    headers: { ...those('header'), ...form?.headers },
  }
}

const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = { name: 'point.png', bytes: Buffer.from(point, 'base64'), type: 'image/png' }
