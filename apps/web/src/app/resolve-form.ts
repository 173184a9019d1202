import type { Shape } from '@kinfold/contract/endpoint'
import { readValue } from '@kinfold/contract/validation/read-value'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** Lets a form be judged by the contract's own rule, so the form and the server say the same sentences. */
export function resolveForm<Values extends FieldValues>(
  shape: Shape<Values>,
): Resolver<Values, unknown, Values> {
  return values => {
    const read = readValue(shape, values)
    if (read.ok) return { values: read.value, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const [name, message] of Object.entries(read.fields))
      errors[name] = { type: 'rule', message }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
