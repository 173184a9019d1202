import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'
import type { DefaultValues } from 'react-hook-form'

// The plain text fields have none: what was typed before the page came to life is read from them.
export const emptySignUp: DefaultValues<SignUpForm> = {
  phone: '',
  country_code: 'US',
  calling_code: '+1',
  country: '',
  citizenship: [],
  referral_info: '',
  exco_referral: false,
  heard_about_us: '',
  social_media_value: '',
  ads_platform: '',
  hdyhau_other_value: '',
  referral_person: '',
  terms_and_conditions: false,
  pep: false,
  accredited_investors: false,
  accept_family_office: false,
  cf_turnstile_response: '',
}
