import { patternText } from './pattern-text.ts'

export const RoutingNumber = patternText(
  'routing number',
  /^\d{9}$/,
  'Please enter the 9 digits of the routing number.',
)
