import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'

const fields: readonly (keyof SignUpForm)[] = [
  'email',
  'first_name',
  'last_name',
  'password',
  'confirm_password',
  'phone',
  'country',
  'citizenship',
  'heard_about_us',
  'referral_person',
  'exco_referral',
  'terms_and_conditions',
  'accept_family_office',
  'cf_turnstile_response',
]

/** The request nests what the form keeps flat: `user.email` is the form's `email`. */
export function formFieldOf(name: string): keyof SignUpForm | undefined {
  const flat = name.replace(/^user\./, '').replace(/\.\d+$/, '')
  return fields.find(field => field === flat)
}
