import type { Shape } from '@kinfold/contract/endpoint'
import { readValue } from '@kinfold/contract/validation/read-value'
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { pointerReleased } from './pointer-released.ts'

/** Lets a form be judged by the contract's own rule, so the form and the server say the same sentences. */
export function resolveForm<Values extends FieldValues>(
  shape: Shape<Values>,
): Resolver<Values, unknown, Values> {
  return async values => {
    await pointerReleased()
    const read = readValue(shape, values)
    if (read.ok) return { values: read.value, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const [name, message] of Object.entries(read.fields)) {
      errors[name] = { type: 'rule', message }
    }
    // The names come from the shape, which is what the form's values are typed by.
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
