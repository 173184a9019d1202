import { patternText } from './pattern-text.ts'

export const Bvn = patternText('bvn', /^\d{11}$/, 'Please enter the 11 digits of your BVN.')
