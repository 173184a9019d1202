import { type Infer, optional, record, string, type } from 'superstruct'

/** The body of every answer that is not a success. `fields` names each field with its sentence. */
export const ErrorAnswer = type({
  error: string(),
  code: string(),
  fields: optional(record(string(), string())),
})
export type ErrorAnswer = Infer<typeof ErrorAnswer>
