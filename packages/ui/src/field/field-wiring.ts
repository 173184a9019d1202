import type { ReactNode } from 'react'

/** Spread onto the control: it ties label, hint and error to it. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type Said = { hint: ReactNode; error: ReactNode; required: boolean | undefined }

export function fieldIds(id: string, { hint, error }: Omit<Said, 'required'>) {
  return {
    label: `${id}-label`,
    hint: hint ? `${id}-hint` : undefined,
    error: error ? `${id}-error` : undefined,
  }
}

/** The error is read before the hint: it is what the member has to act on. */
export function fieldWiring(id: string, said: Said): FieldWiring {
  const ids = fieldIds(id, said)
  return {
    id,
    'aria-describedby': [ids.error, ids.hint].filter(Boolean).join(' ') || undefined,
    'aria-invalid': said.error ? true : undefined,
    'aria-required': said.required || undefined,
  }
}
