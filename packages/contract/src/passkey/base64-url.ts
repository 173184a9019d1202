import { patternText } from '../fields/pattern-text.ts'

/** Bytes as WebAuthn writes them in JSON. */
export const Base64Url = patternText('base64url', /^[\w-]{1,8192}$/, 'These are not bytes.')
