import { refine, type Struct } from 'superstruct'

export const passwordsDiffer = "Password doesn't match"

interface Pair {
  password: string
  confirm_password: string
}

/** Adds the rule that both entries are the same; the sentence belongs to the second. */
export function passwordsMatch<T extends Pair, S>(struct: Struct<T, S>): Struct<T, S> {
  return refine(struct, 'passwords match', ({ password, confirm_password }, { path }) =>
    password === confirm_password
      ? true
      : { path: [...path, 'confirm_password'], message: passwordsDiffer },
  )
}
