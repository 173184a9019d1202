import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Operation, Part } from './part.ts'

type Answer = { readonly status: number; readonly body: unknown; readonly contentType: string }

export type OpenDocument = {
  readonly operations: readonly Operation[]
  /** What a schema refers to, with what it says itself. */
  follow(part: Part): Part
  accepts(part: Part, value: unknown): boolean
  /** What of an answer the document doesn't declare; undefined where it declares all. */
  undeclared(operation: Operation, answer: Answer): string | undefined
}

const methods = ['GET', 'POST', 'PATCH'] as const

export function openDocument(served: object): OpenDocument {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  const document = Object(closed(JSON.parse(JSON.stringify(served).replaceAll('"#/', '"api#/'))))
  ajv.addSchema(document, 'api')

  const follow = <T extends object>(part: T): T => {
    const $ref: unknown = Reflect.get(part, '$ref')
    if (typeof $ref !== 'string') return part
    const names = $ref.split('/').slice(1)
    const found = names.reduce<object>((inner, name) => Object(Reflect.get(inner, name)), document)
    return { ...follow(found), ...part, $ref: undefined }
  }
  const followAll = (parts: object) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, follow(part)]))
  const paths: Record<string, Record<string, Operation>> = Reflect.get(document, 'paths')

  return {
    follow,
    accepts: (part, value) => ajv.validate(part, value),
    operations: Object.entries(paths).flatMap(([path, item]) =>
      methods.flatMap(method => {
        const operation = item[method.toLowerCase()]
        if (operation === undefined) return []
        const parameters = Object.values(followAll(operation.parameters ?? []))
        const responses = followAll(operation.responses)
        const requestBody = operation.requestBody && follow(operation.requestBody)
        const whole = { ...operation, method, path, parameters, responses }
        return [requestBody === undefined ? whole : { ...whole, requestBody }]
      }),
    ),
    undeclared({ responses }, { status, body, contentType }) {
      const response = responses[status] ?? responses.default
      if (response === undefined) return `status ${status}`
      const [type = '', content] =
        Object.entries(response.content).find(([each]) => contentType.startsWith(each)) ?? []
      if (content === undefined) return `content of type ${contentType}`
      if (type !== 'application/json' || ajv.validate(content.schema, body)) return undefined
      return `${ajv.errorsText()} in ${JSON.stringify(body).slice(0, 400)}`
    },
  }
}

/** The document as if every object had exactly the fields that it lists. */
function closed(part: unknown, isExtended = false): unknown {
  if (Array.isArray(part)) return part.map(each => closed(each))
  if (typeof part !== 'object' || part === null) return part
  const inner = Object.entries(part).map(([name, value]) => {
    if (name === 'allOf') return [name, value.map((each: unknown) => closed(each, true))]
    return [name, closed(value, name === 'Page' || name === 'ErrorAnswer')]
  })
  const isObject = 'allOf' in part || Reflect.get(part, 'type') === 'object'
  const isOpen = isExtended || 'additionalProperties' in part || !isObject
  return { ...Object.fromEntries(inner), ...(!isOpen && { unevaluatedProperties: false }) }
}
