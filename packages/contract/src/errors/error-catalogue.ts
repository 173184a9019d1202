// Every error the API can answer: its HTTP status and its sentence for a person. A code that isn't here doesn't exist.
import { captchaRequired } from '../fields/captcha-token.ts'
import { failureMessages, kycMessages } from '../messages.ts'

interface CatalogueEntry {
  readonly status: number
  readonly sentence: string
}

export const errorCatalogue = {
  // Reading the request
  malformed_request: { status: 400, sentence: 'We could not read that request.' },
  validation_failed: { status: 400, sentence: 'Please check the fields marked below.' },
  captcha_failed: {
    status: 400,
    sentence: captchaRequired,
  },
  request_too_large: { status: 413, sentence: 'That is more than we can take in one go.' },
  headers_too_large: {
    status: 431,
    sentence: 'Your browser sent more than we can take in one go.',
  },
  request_timeout: {
    status: 408,
    sentence: 'The rest of your request didn’t arrive in time. Please try again.',
  },
  unsupported_media_type: { status: 415, sentence: 'We can’t read data sent in that form.' },
  method_not_allowed: { status: 405, sentence: 'That can’t be done here.' },

  // Who is calling
  invalid_credentials: { status: 401, sentence: 'Invalid Credentials' },
  unauthenticated: { status: 401, sentence: 'Please sign in to continue.' },
  forbidden: { status: 403, sentence: 'You don’t have access to this.' },
  account_suspended: {
    status: 403,
    sentence: 'Your account is on hold. Please contact the support team.',
  },
  signature_invalid: { status: 401, sentence: 'The signature on this message is not valid.' },
  too_many_requests: {
    status: 429,
    sentence: 'That was a few too many tries. Please wait a moment and try again.',
  },
  otp_invalid: {
    status: 400,
    sentence: 'That code is not right. Please check it and try again.',
  },
  otp_expired: { status: 400, sentence: 'That code is no longer valid. Please ask for a new one.' },
  reset_link_invalid: {
    status: 400,
    sentence: 'This link is no longer valid. Please ask for a new one.',
  },
  current_password_wrong: { status: 400, sentence: 'Your current password is not right.' },
  password_required: {
    status: 403,
    sentence: 'Please enter your password, so that we know it is you.',
  },
  totp_required: {
    status: 403,
    sentence: 'Please enter the code from your authenticator app.',
  },
  totp_invalid: {
    status: 400,
    sentence: 'That authenticator code is not right. Please try the next one.',
  },
  totp_already_on: { status: 409, sentence: 'Your authenticator app is already set up.' },
  totp_not_on: { status: 409, sentence: 'There is no authenticator app on this account.' },
  totp_must_stay_on: { status: 409, sentence: 'Operators keep their authenticator app on.' },
  passkey_invalid: {
    status: 400,
    sentence: 'This passkey didn’t work. Please try again, or use your password.',
  },
  passkey_known: { status: 409, sentence: 'You have added this passkey before.' },
  too_many_passkeys: {
    status: 409,
    sentence: 'You have ten passkeys. Please remove one before you add another.',
  },

  // The same call twice
  idempotency_in_progress: {
    status: 409,
    sentence: 'We are still working on this. Please wait a moment.',
  },
  idempotency_mismatch: {
    status: 422,
    sentence: 'This attempt was already used for something else. Please start again.',
  },

  // Things and their states
  not_found: { status: 404, sentence: 'We couldn’t find what you were looking for.' },
  conflict: {
    status: 409,
    sentence: 'This has changed in the meantime. Please reload and try again.',
  },
  already_decided: { status: 409, sentence: 'Someone has already decided this.' },
  second_person_needed: {
    status: 409,
    sentence: 'Someone else has to approve what you prepared.',
  },
  about_yourself: {
    status: 403,
    sentence: 'This is about you, so someone else has to decide it.',
  },

  // Papers
  paper_too_long: {
    status: 422,
    sentence: 'That is more than fits on one paper. Please choose a shorter time.',
  },

  // One's own data
  export_not_ready: {
    status: 409,
    sentence: 'There is nothing to download right now. Please ask for a new export.',
  },
  closing_not_possible: {
    status: 409,
    sentence: 'Your account can’t be closed yet. Please finish what is still open first.',
  },

  // Terms and identity
  terms_not_accepted: { status: 403, sentence: 'Please accept the terms to continue.' },
  details_locked: {
    status: 409,
    sentence: 'Your name and country can’t change once your documents are approved.',
  },
  kyc_required: {
    status: 403,
    sentence: kycMessages.required,
  },
  kyc_pending: {
    status: 403,
    sentence: kycMessages.inProgress,
  },
  verification_required: {
    status: 403,
    sentence: 'Your documents have to be approved first.',
  },
  kyc_already_approved: { status: 409, sentence: 'Your documents are already approved.' },
  bvn_already_validated: { status: 409, sentence: 'Your BVN is already validated.' },
  bvn_mismatch: {
    status: 422,
    sentence: 'This BVN doesn’t match your membership information.',
  },

  // Files
  file_too_large: {
    status: 413,
    sentence: failureMessages.fileTooLarge,
  },
  file_type_not_allowed: {
    status: 415,
    sentence: 'Please choose a .jpg, .jpeg, .png or .pdf file.',
  },

  // Money
  insufficient_balance: {
    status: 409,
    sentence: 'Your available balance is less than this amount.',
  },
  money_not_ready: {
    status: 409,
    sentence: 'Some of this money can’t be withdrawn yet.',
  },
  refund_exceeds_payment: {
    status: 409,
    sentence: 'This is more than is left of the payment.',
  },
  below_minimum: { status: 400, sentence: 'This is less than the plan’s minimum.' },
  wallet_not_available: { status: 403, sentence: 'This wallet is not part of your membership.' },
  amount_differs: {
    status: 409,
    sentence: 'This isn’t the amount that was expected. Please check it, or say that it differs.',
  },
  currency_mismatch: { status: 400, sentence: 'The currencies don’t match.' },
  gateway_not_available: {
    status: 400,
    sentence: 'This way of paying isn’t available here. Please choose another.',
  },
  exchange_rate_missing: {
    status: 409,
    sentence: 'There is no exchange rate right now, so we can’t convert this amount.',
  },
  quote_changed: {
    status: 409,
    sentence: 'The rate or fee has changed. Please check the new total.',
  },
  payment_already_started: {
    status: 409,
    sentence: 'You began this payment a moment ago. Please go on with that one, or begin another.',
  },
  payment_not_settled: {
    status: 409,
    sentence: 'There is a receipt once the money of this payment has arrived.',
  },
  payment_not_cancellable: {
    status: 409,
    sentence: 'This payment can’t be cancelled any more.',
  },
  withdrawal_not_allowed: {
    status: 403,
    sentence: 'Your account is not ready for withdrawals yet.',
  },
  bank_account_unchecked: {
    status: 409,
    sentence: 'The bank account of this member has to be checked first.',
  },
  member_on_hold: {
    status: 409,
    sentence: 'This member is on hold, so nothing is paid out.',
  },
  documents_not_approved: {
    status: 409,
    sentence: 'The documents of this member aren’t approved any more, so nothing is paid out.',
  },
  credited_by_you: {
    status: 409,
    sentence:
      'You gave this member money by hand, and no bank statement that another sent shows it. Another approver decides, or somebody else sends the bank’s statement first.',
  },
  withdrawal_too_small: {
    status: 400,
    sentence: 'This is less than a withdrawal can be. You can also withdraw everything.',
  },
  too_many_withdrawals: {
    status: 409,
    sentence:
      'Several withdrawals are on their way already. Please wait until one of them is paid.',
  },
  debt_uncovered: {
    status: 409,
    sentence: 'This member owes more than is left in their wallets, so nothing is paid out.',
  },
  earlier_payout_open: {
    status: 409,
    sentence:
      'A line of the bank names an earlier payout to this member that failed or came back. Please say first what that line is, so that nobody is paid twice; if it was taken for something else before, undo that match. If their wallet no longer has the money for it, refuse the withdrawal that took it: then it has.',
  },
  withdrawals_paused: {
    status: 403,
    sentence: 'Withdrawals are paused for a short while because your bank account changed.',
  },
  withdrawal_not_cancellable: {
    status: 409,
    sentence: 'This withdrawal is already being processed.',
  },
  subscription_not_cancellable: {
    status: 409,
    sentence: 'This recurring contribution has already ended.',
  },
  subscription_not_changeable: {
    status: 409,
    sentence: 'This can’t be done with this recurring contribution right now.',
  },
  subscription_charging: {
    status: 409,
    sentence: 'A payment for this is under way. Please try again once its outcome is known.',
  },
  plan_closed: { status: 409, sentence: 'This plan is not open for contributions.' },
  portfolio_not_open: { status: 409, sentence: 'This portfolio isn’t open for that.' },
  portfolio_funded: {
    status: 409,
    sentence: 'This portfolio already holds money, so it can’t be deleted.',
  },
  bank_account_not_resolved: {
    status: 422,
    sentence: 'We couldn’t find this account. Please check the number and the bank.',
  },
  bank_lookup_unavailable: {
    status: 503,
    sentence: failureMessages.noBankResponse,
  },
  provider_unavailable: {
    status: 503,
    sentence: 'The payment service isn’t answering. Nothing was taken; please try again soon.',
  },

  // Us
  internal: {
    status: 500,
    sentence: failureMessages.noResponse,
  },
  unavailable: { status: 503, sentence: 'We’ll be right back. Please try again in a moment.' },
} as const satisfies Record<string, CatalogueEntry>

export type ErrorCode = keyof typeof errorCatalogue
