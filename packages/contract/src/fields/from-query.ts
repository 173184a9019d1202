import { coerce, type Struct, string } from 'superstruct'

/** A number where it stands in a query, which arrives as text. Bodies stay strict. */
export function fromQuery(struct: Struct<number, null>): Struct<number, null> {
  return coerce(struct, string(), text => (/^-?\d{1,12}$/.test(text) ? Number(text) : text))
}
