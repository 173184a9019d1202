import { boolean, refine, type Struct } from 'superstruct'

/** A box that has to be ticked. A refinement, so that the other fields are judged beside it. */
export function mustBeTrue(sentence: string): Struct<boolean, null> {
  return refine(boolean(), 'must be true', value => value || sentence)
}
