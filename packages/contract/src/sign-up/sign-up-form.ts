// The form's own shape and rules: it holds fields that never travel. The request is made from it by sign-up-request.ts.
import { array, boolean, type Failure, type Infer, object, refine, string } from 'superstruct'
import { CaptchaToken } from '../fields/captcha-token.ts'
import { Email } from '../fields/email.ts'
import { isBlank } from '../fields/is-blank.ts'
import { mustBeTrue } from '../fields/must-be-true.ts'
import { NewPassword } from '../fields/password.ts'
import { passwordsDiffer } from '../fields/passwords-match.ts'
import { OptionalFullName, PersonName } from '../fields/person-name.ts'
import { Phone, phoneProblemSentence } from '../fields/phone.ts'
import { freeText, requiredText } from '../fields/text.ts'
import { needsFamilyOffice } from './needs-family-office.ts'
import { needsReferralPerson } from './needs-referral-person.ts'
import { ownPasswordProblem } from './own-password-problem.ts'
import { phoneWithCallingCode } from './phone-with-calling-code.ts'
import { signUpMessages } from './sign-up-messages.ts'

const fields = object({
  first_name: PersonName,
  last_name: PersonName,
  email: Email,
  phone: requiredText(20),
  country_code: requiredText(2),
  calling_code: requiredText(8),
  country: requiredText(100),
  citizenship: refine(
    array(requiredText(100)),
    'at least one',
    list => list.length > 0 || signUpMessages.citizenship,
  ),
  password: NewPassword,
  confirm_password: string(),
  referral_info: requiredText(50),
  exco_referral: boolean(),
  heard_about_us: requiredText(50),
  social_media_value: freeText(),
  ads_platform: freeText(),
  hdyhau_other_value: freeText(),
  referral_person: OptionalFullName,
  terms_and_conditions: mustBeTrue(signUpMessages.terms),
  pep: boolean(),
  accredited_investors: boolean(),
  accept_family_office: boolean(),
  cf_turnstile_response: CaptchaToken,
})
export type SignUpForm = Infer<typeof fields>

/** Each rule that looks at two fields: whose sentence it is, when it is broken, and the sentence. */
const rulesBetweenFields: readonly [keyof SignUpForm, (form: SignUpForm) => boolean, string][] = [
  [
    'phone',
    form => !Phone.is(phoneWithCallingCode(form.calling_code, form.phone)),
    phoneProblemSentence,
  ],
  ['confirm_password', form => form.password !== form.confirm_password, passwordsDiffer],
  [
    'exco_referral',
    form => form.referral_info === 'no referral' && !form.exco_referral,
    signUpMessages.excoReferral,
  ],
  [
    'social_media_value',
    form => form.heard_about_us === 'social media' && isBlank(form.social_media_value),
    signUpMessages.socialMedia,
  ],
  [
    'ads_platform',
    form => form.heard_about_us === 'online ads' && isBlank(form.ads_platform),
    signUpMessages.adsPlatform,
  ],
  [
    'hdyhau_other_value',
    form => form.heard_about_us === 'other' && isBlank(form.hdyhau_other_value),
    signUpMessages.other,
  ],
  [
    'referral_person',
    form =>
      (form.referral_info === 'existing member' ||
        needsReferralPerson(form.heard_about_us, form.social_media_value)) &&
      isBlank(form.referral_person),
    signUpMessages.referralPerson,
  ],
  [
    'accept_family_office',
    form => needsFamilyOffice(form.country, form.citizenship) && !form.accept_family_office,
    signUpMessages.familyOffice,
  ],
]

export const SignUpForm = refine(fields, 'sign-up', form => {
  const failures: Partial<Failure>[] = []
  for (const [name, isBroken, message] of rulesBetweenFields) {
    if (isBroken(form)) failures.push({ path: [name], message })
  }
  const problem = ownPasswordProblem(form)
  if (problem !== undefined) failures.push({ path: ['password'], message: problem })
  return failures
})
