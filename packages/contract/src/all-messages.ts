// Every sentence the product says by rule, for code that shows or checks them all. Errors of the API are in
// errors/error-catalogue.ts.
import { captchaRequired } from './fields/captcha-token.ts'
import { passwordTooCommon } from './fields/common-password.ts'
import { passwordTooPlain, passwordTooShort } from './fields/password.ts'
import { passwordsDiffer } from './fields/passwords-match.ts'
import { phoneProblemSentence } from './fields/phone.ts'
import { fillThisIn } from './fields/scalar.ts'
import { wrongFileType } from './file/file-problem.ts'
import { bvnConsent } from './kyc/validate-bvn.ts'
import { failureMessages, kycMessages, successMessages } from './messages.ts'
import { paymentMessages } from './payment/payment-body.ts'
import { signUpMessages } from './sign-up/sign-up-messages.ts'

export const allMessages = {
  success: successMessages,
  kyc: { ...kycMessages, bvnConsent },
  failure: { ...failureMessages, wrongFileType },
  signUp: signUpMessages,
  payment: paymentMessages,
  field: {
    fillThisIn,
    captchaRequired,
    passwordTooShort,
    passwordTooPlain,
    passwordTooCommon,
    passwordsDiffer,
    phone: phoneProblemSentence,
  },
} as const
