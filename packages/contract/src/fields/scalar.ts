import { Struct } from 'superstruct'

export const fillThisIn = 'Please fill this in.'

/**
 * A text with a rule. The rule is a refinement, so that all fields of a form are checked at once and rules
 * between fields still run. The name identifies the type in the documentation.
 */
export function scalar<T extends string = string>(
  name: string,
  rule: (value: string) => true | string,
): Struct<T, null> {
  // Made in one piece: define() and refine() would add two generators to every value of every list.
  return new Struct<T, null>({
    type: name,
    schema: null,
    validator: value => typeof value === 'string' || fillThisIn,
    refiner: value => {
      const result = rule(value)
      return result === true || { message: result, refinement: name }
    },
  })
}
