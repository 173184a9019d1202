import type { Failure } from '@kinfold/api/client/outcome'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'

type Target<Values extends FieldValues> = {
  setError: UseFormSetError<Values>
  /** What each name that the server says is called in the form; those it doesn't know are told to the whole form. */
  nameOf: (field: string) => Path<Values> | undefined
}

/** Puts what the server refused beside its fields, and gives back what is left to say to the whole form. */
export function showFailure<Values extends FieldValues>(
  failure: Failure,
  { setError, nameOf }: Target<Values>,
): string | undefined {
  const fields = Object.entries(failure.kind === 'refused' ? (failure.fields ?? {}) : {})
  const unplaced = fields.filter(([field, message]) => {
    const name = nameOf(field)
    if (name) setError(name, { type: 'server', message }, { shouldFocus: true })
    return name === undefined
  })
  if (fields.length > 0 && unplaced.length === 0) return undefined
  return [failure.message, ...unplaced.map(([, message]) => message)].filter(Boolean).join(' ')
}
