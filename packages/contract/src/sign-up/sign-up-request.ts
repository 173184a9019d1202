import { needsFamilyOffice } from './needs-family-office.ts'
import { phoneWithCallingCode } from './phone-with-calling-code.ts'
import { type RegisterBody, sentReferralInfo } from './register.ts'
import type { SignUpForm } from './sign-up-form.ts'
import { type HeardAboutUs, heardAboutUsValues } from './sign-up-options.ts'

function heardAboutUs(form: SignUpForm): HeardAboutUs {
  // Members with a referral are not asked how they heard of the club.
  if (form.referral_info === 'existing member') return 'existing member'
  return heardAboutUsValues.find(value => value === form.heard_about_us) ?? 'other'
}

/** The one of the form's three further questions that belongs to the answer given. */
function heardAboutUsDetail(form: SignUpForm, heard: HeardAboutUs): string {
  if (heard === 'social media') return form.social_media_value.trim()
  if (heard === 'online ads') return form.ads_platform.trim()
  return heard === 'other' ? form.hdyhau_other_value.trim() : ''
}

/** What a valid form is sent as. */
export function signUpRequest(form: SignUpForm): RegisterBody {
  const heard = heardAboutUs(form)
  const detail = heardAboutUsDetail(form, heard)
  const country = form.country.trim()
  return {
    user: {
      email: form.email.trim(),
      first_name: form.first_name.trim(),
      last_name: form.last_name.trim(),
      password: form.password,
      confirm_password: form.confirm_password,
    },
    phone: phoneWithCallingCode(form.calling_code, form.phone),
    exco_referral: form.referral_info === 'no referral',
    heard_about_us: heard,
    ...(detail && { heard_about_us_detail: detail }),
    referral_person: form.referral_person.trim(),
    country_code: form.country_code.trim(),
    terms_and_conditions: form.terms_and_conditions,
    country,
    citizenship: [...form.citizenship],
    pep: form.pep,
    accredited_investors: form.accredited_investors,
    referral_info: sentReferralInfo,
    ...(needsFamilyOffice(country, form.citizenship) && {
      accept_family_office: form.accept_family_office,
    }),
    cf_turnstile_response: form.cf_turnstile_response,
  }
}
