import type { ChangeEvent } from 'react'

/** What a form's fields need of it, wherever they stand. */
export type Fillable<Values extends object> = {
  readonly values: Values
  readonly errors: Readonly<Record<string, string>>
  readonly change: (changes: Partial<Values>) => void
}

type TextNames<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? Name : never
}[keyof Values] &
  string

/** What a field shows, where it tells of a change, and what is wrong with it; to be spread into it by its name. */
export function fieldsOf<Values extends object>({ values, errors, change }: Fillable<Values>) {
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    const changes: Partial<Values> = {}
    changes[name] = value
    change(changes)
  }
  return {
    /** For an input, which hands over what happened to it. */
    input: <Name extends TextNames<Values>>(name: Name) => ({
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        set(name, target.value as Values[Name]),
      error: errors[name],
    }),
    /** For all that hands over its value: words, amounts, days, cards. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      value: values[name],
      onChange: (value: Values[Name]) => set(name, value),
      error: errors[name],
    }),
  }
}
