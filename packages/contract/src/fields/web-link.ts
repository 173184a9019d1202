import { patternText } from './pattern-text.ts'

/** An address outside the product. Only https, so that no link can carry a script. */
export const WebLink = patternText(
  'web link',
  /^https:\/\/[^\s"'<>\\^`{|}]{1,2000}$/,
  'Please enter a link that starts with https://.',
)
