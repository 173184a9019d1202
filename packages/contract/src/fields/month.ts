import { patternText } from './pattern-text.ts'

/** `2026-05` */
export const Month = patternText('month', /^2\d{3}-(0[1-9]|1[0-2])$/, 'There is no such month.')
