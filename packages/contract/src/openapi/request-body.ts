import type { AnyEndpoint } from '../endpoint.ts'
import { bodyExamples } from './body-examples.ts'
import type { DocumentParts } from './document-parts.ts'
import { type JsonSchema, referredTo } from './json-schema.ts'

const examples: Readonly<Record<string, unknown>> = bodyExamples

/** JSON, or a file with its fields; undefined for a call that takes neither. */
export function requestBody(
  name: string,
  { body, upload }: AnyEndpoint,
  { schemaOf, requestBodies }: DocumentParts,
): JsonSchema | undefined {
  if (body) {
    const example = examples[name]
    const schema = schemaOf(body, name)
    const json = { schema, ...(example !== undefined && { example }) }
    const whole = { required: true, content: { 'application/json': json } }
    const shape = referredTo(schema)
    return shape === undefined ? whole : requestBodies.place(shape, whole)
  }
  if (!upload) return undefined
  const { file, fields } = upload
  const part = {
    type: 'object',
    properties: { [file]: { type: 'string', format: 'binary', description: 'The file itself.' } },
    required: [file],
  }
  const schema = { allOf: [{ ...schemaOf(fields, name), additionalProperties: true }, part] }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}
