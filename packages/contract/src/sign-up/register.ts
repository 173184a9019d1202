import {
  array,
  boolean,
  enums,
  type Failure,
  type Infer,
  literal,
  object,
  optional,
  refine,
  string,
} from 'superstruct'
import { SignInAnswer } from '../auth/sign-in-answer.ts'
import { endpoint } from '../endpoint.ts'
import { CaptchaToken } from '../fields/captcha-token.ts'
import { CountryCode } from '../fields/country-code.ts'
import { Email } from '../fields/email.ts'
import { isBlank } from '../fields/is-blank.ts'
import { mustBeTrue } from '../fields/must-be-true.ts'
import { NewPassword } from '../fields/password.ts'
import { passwordsMatch } from '../fields/passwords-match.ts'
import { OptionalFullName, PersonName } from '../fields/person-name.ts'
import { Phone } from '../fields/phone.ts'
import { freeText, requiredText } from '../fields/text.ts'
import { needsFamilyOffice } from './needs-family-office.ts'
import { needsReferralPerson } from './needs-referral-person.ts'
import { ownPasswordProblem } from './own-password-problem.ts'
import { signUpMessages } from './sign-up-messages.ts'
import { heardAboutUsValues } from './sign-up-options.ts'

/** Sent as it is, whatever was chosen: the server reads the true source from the other fields. */
export const sentReferralInfo = 'social media referral'

const request = object({
  user: passwordsMatch(
    object({
      email: Email,
      first_name: PersonName,
      last_name: PersonName,
      password: NewPassword,
      confirm_password: string(),
    }),
  ),
  phone: Phone,
  exco_referral: boolean(),
  heard_about_us: enums(heardAboutUsValues),
  heard_about_us_detail: optional(freeText(200)),
  referral_person: OptionalFullName,
  country_code: CountryCode,
  terms_and_conditions: mustBeTrue(signUpMessages.terms),
  country: requiredText(100),
  citizenship: refine(
    array(requiredText(100)),
    'at least one',
    list => (list.length > 0 && list.length <= 20) || signUpMessages.citizenship,
  ),
  pep: boolean(),
  accredited_investors: boolean(),
  referral_info: literal(sentReferralInfo),
  accept_family_office: optional(boolean()),
  cf_turnstile_response: CaptchaToken,
})
export type RegisterBody = Infer<typeof request>

export const RegisterBody = refine(request, 'registration', body => {
  const failures: Partial<Failure>[] = []
  const needsPerson = needsReferralPerson(body.heard_about_us, body.heard_about_us_detail)
  if (needsPerson && isBlank(body.referral_person)) {
    failures.push({ path: ['referral_person'], message: signUpMessages.referralPerson })
  }
  if (needsFamilyOffice(body.country, body.citizenship) && body.accept_family_office !== true) {
    failures.push({ path: ['accept_family_office'], message: signUpMessages.familyOffice })
  }
  const problem = ownPasswordProblem(body.user)
  if (problem !== undefined) failures.push({ path: ['user', 'password'], message: problem })
  return failures
})

export const register = endpoint({
  summary:
    'Asks to join; the answer carries a verification token and is the same for a known address.',
  method: 'POST',
  path: '/customer/register',
  access: 'visitor',
  body: RegisterBody,
  response: SignInAnswer,
  errors: ['captcha_failed'],
})
