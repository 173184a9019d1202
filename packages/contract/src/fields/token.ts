import { patternText } from './pattern-text.ts'

/** An opaque token the server gave out: for a verification, a reset or a session. */
export const Token = patternText('token', /^[\w.-]{16,512}$/, 'This token is not valid.')
