import { patternText } from './pattern-text.ts'

export const phoneProblemSentence = 'Please enter a valid phone number.'

/** Calling code and number in digits, with or without the plus. */
export const Phone = patternText('phone', /^\+?[1-9]\d{6,14}$/, phoneProblemSentence)
