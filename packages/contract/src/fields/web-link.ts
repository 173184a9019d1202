import { coerce, string } from 'superstruct'
import { scalar } from './scalar.ts'

const maximum = 2000

// A host with a dot and no name or password before it; then nothing that ends or hides an address.
const link =
  /^https:\/\/(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{M}\p{N}-]+(?::\d{1,5})?(?:[/?#][^\s\p{C}"'<>\\^`{|}]*)?$/u

/** An address outside the product. Only https, so that no link can carry a script. */
export const WebLink = coerce(
  scalar(
    'web link',
    value =>
      (value.length <= maximum && link.test(value)) ||
      'Please enter a link that starts with https://.',
  ),
  string(),
  value => value.trim(),
)
