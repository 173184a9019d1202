import { requiredText } from '../fields/text.ts'

export const PasskeyName = requiredText(40)
