import { entities } from './entities.ts'
import { fieldWords } from './field-words.ts'
import { createJsonSchema } from './json-schema.ts'
import { schemaWords } from './schema-words.ts'
import { createSharedParts } from './shared-parts.ts'

const wordsOf = (name: string, owner: string | undefined) =>
  owner === undefined ? schemaWords[name] : (fieldWords[`${owner}.${name}`] ?? fieldWords[name])

/** What several calls refer to, gathered while they are described. */
export const createDocumentParts = () => ({
  ...createJsonSchema(entities, wordsOf),
  parameters: createSharedParts('parameters'),
  requestBodies: createSharedParts('requestBodies'),
  responses: createSharedParts('responses'),
})
export type DocumentParts = ReturnType<typeof createDocumentParts>
