import type { Limit } from './limits.ts'

/** How many wrong codes from an authenticator app an account takes, wherever they are asked for. */
export const codeLimits: readonly Limit[] = [
  { name: 'totp-account', points: 10, seconds: 15 * 60 },
  { name: 'totp-account-day', points: 40, seconds: 24 * 3600 },
]
