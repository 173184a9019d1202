import { define, refine, type Struct } from 'superstruct'

export const fillThisIn = 'Please fill this in.'

/**
 * A text with a rule. The rule is a refinement, so that a form hears of every field at once and
 * rules between fields still run; the name is what the documentation knows the type by.
 */
export function scalar<T extends string = string>(
  name: string,
  rule: (value: string) => true | string,
): Struct<T, null> {
  return refine(
    define<T>(name, value => typeof value === 'string' || fillThisIn),
    name,
    rule,
  )
}
