import { fillThisIn, scalar } from './scalar.ts'

/** A password being proven: its rules may have been others when it was chosen. Never trimmed. */
export const Secret = scalar('secret', value => {
  if (value === '') return fillThisIn
  return value.length <= 1024 || 'Please keep this to 1024 characters.'
})
