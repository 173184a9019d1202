import type { StructError } from 'superstruct'
import type { Shape } from '../endpoint.ts'

export type ReadResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fields: Record<string, string> }

// superstruct's own sentences name types and repeat the value, which may be a password.
function sentence(type: string, message: string, value: unknown): string {
  if (type === 'never') return 'This is not expected here.'
  if (!message.startsWith('Expected ')) return message
  return value === undefined || value === null || value === ''
    ? 'Please fill this in.'
    : 'This is not valid.'
}

function fieldsOf(error: StructError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, type, message, value } of error.failures()) {
    const name = path.join('.')
    fields[name] ??= sentence(type, message, value)
  }
  return fields
}

/**
 * Reads a value against its shape, trimming and turning query texts into numbers on the way.
 * A failure names each field once, with a sentence for a person; a nested one as `user.email`.
 */
export function readValue<T>(shape: Shape<T>, input: unknown): ReadResult<T> {
  try {
    const [error, value] = shape.validate(input, { coerce: true })
    return error ? { ok: false, fields: fieldsOf(error) } : { ok: true, value }
  } catch (thrown) {
    // superstruct formats the value into its message, which throws for {"toString":""}.
    if (thrown instanceof TypeError) return { ok: false, fields: {} }
    throw thrown
  }
}
