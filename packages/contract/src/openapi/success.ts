import type { FileAnswer, Shape } from '../endpoint.ts'
import type { DocumentParts } from './document-parts.ts'
import { type JsonSchema, referredTo } from './json-schema.ts'
import { pascalCase } from './pascal-case.ts'

const isFile = (answer: Shape | FileAnswer): answer is FileAnswer => 'contentType' in answer

/** A CSV file is text. */
const fileSchema = ({ contentType }: FileAnswer) =>
  contentType.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' }

const nameOf = (name: string, answer: Shape | FileAnswer) =>
  pascalCase(isFile(answer) ? answer.contentType : name)

/** What a call answers when it is done: one that several answer is named after its shape. */
export function success(name: string, answer: Shape | FileAnswer, parts: DocumentParts) {
  const [contentType, schema]: [string, JsonSchema] = isFile(answer)
    ? [answer.contentType, fileSchema(answer)]
    : ['application/json', parts.schemaOf(answer, name)]
  return parts.responses.place(referredTo(schema) ?? nameOf(name, answer), {
    description: 'Done.',
    content: { [contentType]: { schema } },
  })
}
