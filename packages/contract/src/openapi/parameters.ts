import type { AnyEndpoint, Shape } from '../endpoint.ts'
import type { DocumentParts } from './document-parts.ts'
import { idWord, parameterDefaults, parameterWords } from './document-words.ts'
import type { JsonSchema } from './json-schema.ts'
import { pascalCase } from './pascal-case.ts'

interface Described {
  readonly partName: string
  readonly description: string | undefined
}

function describe(name: string, path: string): Described {
  if (name !== 'id') return { partName: pascalCase(name), description: parameterWords[name] }
  const word = idWord(path)
  return { partName: pascalCase(`${word} id`), description: `The id of the ${word}.` }
}

/** What stands in the address and in the query, and the key of a call that moves money. */
export function parameters(endpoint: AnyEndpoint, parts: DocumentParts): JsonSchema[] {
  const inPlace = (place: 'path' | 'query', shape: Shape | undefined) =>
    Object.entries<Shape>(Object(shape?.schema)).map(([name, field]) => {
      const { partName, description } = describe(name, endpoint.path)
      const schema = parts.schemaOf(field)
      const usual = parameterDefaults[name]
      return parts.parameters.place(partName, {
        name,
        in: place,
        description,
        ...(!field.is(undefined) && { required: true }),
        schema: usual === undefined ? schema : { ...schema, default: usual },
      })
    })
  return [
    ...inPlace('path', endpoint.params),
    ...inPlace('query', endpoint.query),
    ...(endpoint.money ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
}
