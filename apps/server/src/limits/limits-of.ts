// How often a call may be tried, and what the tries are counted by.
import { changePassword } from '@kinfold/contract/auth/change-password'
import { forgotPassword } from '@kinfold/contract/auth/forgot-password'
import { logIn } from '@kinfold/contract/auth/log-in'
import { resetPassword } from '@kinfold/contract/auth/reset-password'
import { validateEmailOtp } from '@kinfold/contract/auth/validate-email-otp'
import { verifyEmail } from '@kinfold/contract/auth/verify-email'
import { resolveBankAccount } from '@kinfold/contract/bank-account/resolve-bank-account'
import { setOtherBankAccount } from '@kinfold/contract/bank-account/set-other-bank-account'
import { updateInternationalBankAccount } from '@kinfold/contract/bank-account/update-international-bank-account'
import { updateNgnBankAccount } from '@kinfold/contract/bank-account/update-ngn-bank-account'
import { updateUsdBankAccount } from '@kinfold/contract/bank-account/update-usd-bank-account'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import { uploadPoa } from '@kinfold/contract/kyc/upload-poa'
import { validateBvn } from '@kinfold/contract/kyc/validate-bvn'
import { register } from '@kinfold/contract/sign-up/register'
import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { renewRecoveryCodes } from '@kinfold/contract/totp/renew-recovery-codes'
import { turnOffTotp } from '@kinfold/contract/totp/turn-off-totp'
import type { Attempt } from '../http/attempt.ts'
import { emailKey } from '../modules/account/email-key.ts'
import { codeLimits } from './code-limits.ts'
import type { Limit } from './limits.ts'

type CountedBy =
  | 'visitor'
  | 'e-mail address'
  | 'account'
  | 'account with a code'
  | 'account with a password'
type Rule = Limit & {
  readonly by: CountedBy
  /** Only what is refused counts: a success takes its try back. */
  readonly failuresOnly?: true
}
export type CountedLimit = {
  readonly limit: Limit
  readonly key: string
  readonly failuresOnly: boolean
}

const quarter = 15 * 60
const hour = 3600

const passwordTries: Rule = {
  name: 'password-account',
  by: 'account',
  points: 10,
  seconds: quarter,
  failuresOnly: true,
}
const codeTries = codeLimits.map(
  limit => ({ ...limit, by: 'account', failuresOnly: true }) as const,
)
/** Where the code is asked only of those who have an authenticator app. */
const sentCodeTries = codeTries.map(rule => ({ ...rule, by: 'account with a code' }) as const)
const bankAccountTries: readonly Rule[] = [
  { name: 'bank-account', by: 'account', points: 20, seconds: hour },
  ...sentCodeTries,
  { ...passwordTries, by: 'account with a password' },
]

const rules: ReadonlyMap<AnyEndpoint, readonly Rule[]> = new Map<AnyEndpoint, readonly Rule[]>([
  [
    logIn,
    [
      {
        name: 'log-in-address',
        by: 'e-mail address',
        points: 10,
        seconds: quarter,
        failuresOnly: true,
      },
      { name: 'log-in-visitor', by: 'visitor', points: 100, seconds: quarter, failuresOnly: true },
    ],
  ],
  [
    register,
    [
      { name: 'register-address', by: 'e-mail address', points: 10, seconds: hour },
      { name: 'register-visitor', by: 'visitor', points: 20, seconds: hour },
    ],
  ],
  [
    verifyEmail,
    [
      { name: 'verify-address', by: 'e-mail address', points: 10, seconds: hour },
      { name: 'verify-visitor', by: 'visitor', points: 60, seconds: hour },
    ],
  ],
  [validateEmailOtp, [{ name: 'otp-visitor', by: 'visitor', points: 60, seconds: hour }]],
  [
    forgotPassword,
    [
      { name: 'forgot-address', by: 'e-mail address', points: 5, seconds: hour },
      { name: 'forgot-visitor', by: 'visitor', points: 30, seconds: hour },
    ],
  ],
  [resetPassword, [{ name: 'reset-visitor', by: 'visitor', points: 30, seconds: hour }]],
  [changePassword, [passwordTries]],
  [beginTotp, [passwordTries]],
  [confirmTotp, codeTries],
  [renewRecoveryCodes, codeTries],
  [turnOffTotp, [passwordTries, ...codeTries]],
  // Each of these asks a bank about somebody.
  [validateBvn, [{ name: 'bvn-account', by: 'account', points: 10, seconds: hour }]],
  [resolveBankAccount, [{ name: 'resolve-account', by: 'account', points: 60, seconds: hour }]],
  [updateNgnBankAccount, bankAccountTries],
  [updateUsdBankAccount, bankAccountTries],
  [updateInternationalBankAccount, bankAccountTries],
  [setOtherBankAccount, bankAccountTries],
  // Each of these is kept.
  [uploadFile, [{ name: 'upload-account', by: 'account', points: 60, seconds: hour }]],
  [uploadPoa, [{ name: 'upload-poa-account', by: 'account', points: 30, seconds: hour }]],
])

export const isLimited = (endpoint: AnyEndpoint) => rules.has(endpoint)

// In the sandbox everyone comes from one machine.
const sandboxAllowance = 100

export function limitsOf(attempt: Attempt, mode: 'sandbox' | 'live'): readonly CountedLimit[] {
  const counted: CountedLimit[] = []
  for (const { by, failuresOnly = false, ...limit } of rules.get(attempt.endpoint) ?? []) {
    const key = keyOf(by, attempt)
    if (key === undefined) continue
    const points =
      by === 'visitor' && mode === 'sandbox' ? limit.points * sandboxAllowance : limit.points
    counted.push({ limit: { ...limit, points }, key, failuresOnly })
  }
  return counted
}

function keyOf(by: CountedBy, { visit, body, caller }: Attempt): string | undefined {
  if (by === 'visitor') return visitorKey(visit.address)
  if (by === 'account') return caller?.accountId
  if (by === 'account with a code') return has(body, 'totp_code') ? caller?.accountId : undefined
  if (by === 'account with a password') return has(body, 'password') ? caller?.accountId : undefined
  const email = emailIn(body)
  return email === undefined ? undefined : emailKey(email)
}

const has = (body: unknown, key: string) =>
  typeof body === 'object' && body !== null && Reflect.get(body, key) !== undefined

// Signing up carries the address one level down.
function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  if ('user' in body) return emailIn(body.user)
  return 'email' in body && typeof body.email === 'string' ? body.email : undefined
}

// A household or a hoster has a whole /64 of IPv6 addresses; they count as one.
function visitorKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = ''] = address.split('::')
  return head.split(':').slice(0, 4).join(':')
}
