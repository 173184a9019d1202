import { fillThisIn, scalar } from './scalar.ts'

/** An existing password: the rules may have been different when it was chosen. Never trimmed. */
export const Secret = scalar('secret', value => {
  if (value === '') return fillThisIn
  return value.length <= 1024 || 'Please keep this to 1024 characters.'
})
