// How often a call may be tried, and by what tries are counted.
import { updateCustomer } from '@kinfold/contract/account/update-customer'
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
import { closeAccount } from '@kinfold/contract/closing/close-account'
import { fetchDataExport } from '@kinfold/contract/data-export/fetch-data-export'
import { requestDataExport } from '@kinfold/contract/data-export/request-data-export'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { addEvent } from '@kinfold/contract/event/add-event'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import { uploadKyc } from '@kinfold/contract/kyc/upload-kyc'
import { uploadPoa } from '@kinfold/contract/kyc/upload-poa'
import { validateBvn } from '@kinfold/contract/kyc/validate-bvn'
import { verifyPaper } from '@kinfold/contract/paper/verify-paper'
import { addPasskey } from '@kinfold/contract/passkey/add-passkey'
import { beginPasskey } from '@kinfold/contract/passkey/begin-passkey'
import { beginPasskeyProof } from '@kinfold/contract/passkey/begin-passkey-proof'
import { beginPasskeySignIn } from '@kinfold/contract/passkey/begin-passkey-sign-in'
import { removePasskey } from '@kinfold/contract/passkey/remove-passkey'
import { signInWithPasskey } from '@kinfold/contract/passkey/sign-in-with-passkey'
import { getPaymentReceipt } from '@kinfold/contract/payment/get-payment-receipt'
import { quotePayment } from '@kinfold/contract/payment/quote-payment'
import { getPortfolioCertificate } from '@kinfold/contract/portfolio/get-portfolio-certificate'
import { getPortfolioPdf } from '@kinfold/contract/portfolio/get-portfolio-pdf'
import { initializePortfolio } from '@kinfold/contract/portfolio/initialize-portfolio'
import { topUpPortfolio } from '@kinfold/contract/portfolio/top-up-portfolio'
import { getYearReport } from '@kinfold/contract/report/get-year-report'
import { register } from '@kinfold/contract/sign-up/register'
import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { renewRecoveryCodes } from '@kinfold/contract/totp/renew-recovery-codes'
import { turnOffTotp } from '@kinfold/contract/totp/turn-off-totp'
import { depositToWallet } from '@kinfold/contract/wallet/deposit-to-wallet'
import { getWalletStatement } from '@kinfold/contract/wallet/get-wallet-statement'
import { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import type { Visit } from '../calls/call.ts'
import { emailKeyOf } from '../calls/email-key.ts'
import type { ParsedCall } from '../calls/parsed-call.ts'
import { visitorKey } from '../calls/visitor-key.ts'
import type { Mode } from '../config/mode.ts'
import { codeLimits } from './code-limits.ts'
import { codeMailRules, resentCodeRules } from './code-mail-rules.ts'
import type { CountedBy, CountedLimit, Rule } from './limit-rule.ts'

const quarter = 15 * 60
const hour = 3600
const day = 24 * hour

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
/** Where the owner proves again who they are. */
const ownerTries: readonly Rule[] = [
  ...sentCodeTries,
  { ...passwordTries, by: 'account with a password' },
]
/** Each is kept, whether or not anything is signed with it: more than anybody confirms. */
const passkeyChallenges: Rule = {
  name: 'passkey-challenge-account',
  by: 'account',
  points: 300,
  seconds: hour,
}
const bankAccountTries: readonly Rule[] = [
  { name: 'bank-account', by: 'account', points: 20, seconds: hour },
  ...ownerTries,
]

/** Each asks a provider and keeps a quote, also where it is refused in the end. */
const paymentStarts: readonly Rule[] = [
  { name: 'payment-start-account', by: 'account', points: 300, seconds: hour },
]

/** Each takes a second of one thread that all papers share, and is kept. */
const papers: readonly Rule[] = [
  { name: 'paper-account', by: 'account', points: 120, seconds: hour },
]

/** A file that is refused takes up nothing but the time of the check, which others wait for. */
const refusedFiles: Rule = {
  name: 'refused-files-account',
  by: 'account',
  points: 12,
  seconds: hour,
  failuresOnly: true,
}

const rules: ReadonlyMap<AnyEndpoint, readonly Rule[]> = new Map<AnyEndpoint, readonly Rule[]>([
  [
    logIn,
    [
      {
        name: 'log-in-address',
        by: 'e-mail address or known device',
        points: 10,
        seconds: quarter,
        failuresOnly: true,
      },
      { name: 'log-in-visitor', by: 'visitor', points: 100, seconds: quarter, failuresOnly: true },
    ],
  ],
  [
    register,
    [...codeMailRules, { name: 'register-visitor', by: 'visitor', points: 20, seconds: hour }],
  ],
  [
    verifyEmail,
    [...resentCodeRules, { name: 'verify-visitor', by: 'visitor', points: 60, seconds: hour }],
  ],
  [validateEmailOtp, [{ name: 'otp-visitor', by: 'visitor', points: 60, seconds: hour }]],
  [
    forgotPassword,
    [
      {
        name: 'forgot-address-visitor',
        by: 'e-mail address and visitor',
        points: 6,
        seconds: day,
      },
      { name: 'forgot-address', by: 'e-mail address', points: 20, seconds: day, countedLast: true },
      { name: 'forgot-visitor', by: 'visitor', points: 30, seconds: hour },
    ],
  ],
  [verifyPaper, [{ name: 'verify-paper-visitor', by: 'visitor', points: 60, seconds: hour }]],
  [getWalletStatement, papers],
  [getPortfolioPdf, papers],
  [getPortfolioCertificate, papers],
  [getPaymentReceipt, papers],
  [getYearReport, papers],
  [resetPassword, [{ name: 'reset-visitor', by: 'visitor', points: 30, seconds: hour }]],
  [changePassword, [passwordTries]],
  [beginTotp, [passwordTries]],
  [confirmTotp, codeTries],
  [renewRecoveryCodes, codeTries],
  [turnOffTotp, [passwordTries, ...codeTries]],
  [beginPasskey, [passkeyChallenges, ...ownerTries]],
  [beginPasskeyProof, [passkeyChallenges]],
  [removePasskey, ownerTries],
  [addPasskey, [{ name: 'passkey-account', by: 'account', points: 30, seconds: hour }]],
  // The sign-in page asks for one whenever it is opened.
  [
    beginPasskeySignIn,
    [{ name: 'passkey-begin-visitor', by: 'visitor', points: 300, seconds: hour }],
  ],
  [
    signInWithPasskey,
    [{ name: 'passkey-visitor', by: 'visitor', points: 100, seconds: quarter, failuresOnly: true }],
  ],
  // Each of these queries a bank or a BVN provider.
  [validateBvn, [{ name: 'bvn-account', by: 'account', points: 10, seconds: hour }]],
  [resolveBankAccount, [{ name: 'resolve-account', by: 'account', points: 60, seconds: hour }]],
  [updateNgnBankAccount, bankAccountTries],
  [updateUsdBankAccount, bankAccountTries],
  [updateInternationalBankAccount, bankAccountTries],
  [setOtherBankAccount, bankAccountTries],
  [fetchDataExport, ownerTries],
  [closeAccount, ownerTries],
  // Each reads everything of a member, and stands in the operators' log for good.
  [requestDataExport, [{ name: 'export-account', by: 'account', points: 10, seconds: day }]],
  // Each holds money, is told to the member and stands at the desk.
  [
    createWithdrawal,
    [{ name: 'withdrawal-account', by: 'account', points: 200, seconds: hour }, ...ownerTries],
  ],
  // Each of these is kept, and changes stand in the operators' log for good.
  [updateCustomer, [{ name: 'details-account', by: 'account', points: 30, seconds: hour }]],
  [uploadKyc, [{ name: 'upload-kyc-account', by: 'account', points: 30, seconds: hour }]],
  // A form asks again with every change of the amount.
  [quotePayment, [{ name: 'quote-account', by: 'account', points: 300, seconds: hour }]],
  [initializePortfolio, paymentStarts],
  [topUpPortfolio, paymentStarts],
  [depositToWallet, paymentStarts],
  [addEvent, [{ name: 'event-account', by: 'account', points: 60, seconds: hour }]],
  [
    uploadFile,
    [{ name: 'upload-account', by: 'account', points: 60, seconds: hour }, refusedFiles],
  ],
  [
    uploadPoa,
    [{ name: 'upload-poa-account', by: 'account', points: 30, seconds: hour }, refusedFiles],
  ],
])

export const isLimited = (endpoint: AnyEndpoint) => rules.has(endpoint)

// In the sandbox everyone comes from one machine.
const sandboxAllowance = 100
const byVisitor: ReadonlySet<CountedBy> = new Set(['visitor', 'e-mail address and visitor'])

/** What a call can be counted by. */
type CountedAs = {
  readonly visit: Visit
  readonly emailKey?: string | undefined
  /** The device, if the account of the address was signed in to from it before. */
  readonly knownDevice?: string | undefined
  readonly accountId?: string | undefined
  readonly body?: unknown
}

/** The limits of a call: those by its visitor alone, or all others. */
export function limitsOf(
  { endpoint, visit, body, caller }: ParsedCall,
  mode: Mode,
  which: 'visitor' | 'others',
  knownDevice?: string,
): readonly CountedLimit[] {
  const counted = {
    visit,
    emailKey: emailKeyOf(body),
    knownDevice,
    accountId: caller?.accountId,
    body,
  }
  const wanted = rules
    .get(endpoint)
    ?.filter(({ by }) => (by === 'visitor') === (which === 'visitor'))
  return limitsBy(wanted ?? [], counted, mode)
}

export function limitsBy(
  rules: readonly Rule[],
  as: CountedAs,
  mode: Mode,
): readonly CountedLimit[] {
  const counted: CountedLimit[] = []
  for (const { by, failuresOnly = false, countedLast = false, ...limit } of rules) {
    const key = keyOf(by, as)
    if (key === undefined) continue
    const allowance = mode === 'sandbox' && byVisitor.has(by) ? sandboxAllowance : 1
    const points = limit.points * allowance
    counted.push({ limit: { ...limit, points }, key, failuresOnly, countedLast })
  }
  return counted
}

function keyOf(
  by: CountedBy,
  { visit, emailKey, knownDevice, accountId, body }: CountedAs,
): string | undefined {
  if (by === 'visitor') return visitorKey(visit.address)
  if (by === 'account') return accountId
  if (by === 'account with a code') return has(body, 'totp_code') ? accountId : undefined
  if (by === 'account with a password') return has(body, 'password') ? accountId : undefined
  if (emailKey === undefined || by === 'e-mail address') return emailKey
  if (by === 'e-mail address and visitor') return `${emailKey} ${visitorKey(visit.address)}`
  // Unknown devices share the tries of the address; a device that signed in before has its own.
  return knownDevice === undefined ? emailKey : `${emailKey} ${knownDevice}`
}

const has = (body: unknown, key: string) =>
  typeof body === 'object' && body !== null && Reflect.get(body, key) !== undefined
