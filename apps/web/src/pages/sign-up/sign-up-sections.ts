import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'

type Names = readonly (keyof SignUpForm)[]

/** Which fields are judged before a phone opens the next section; the last one is judged by Continue. */
export const sectionFields: readonly Names[] = [
  ['first_name', 'last_name', 'email'],
  ['country', 'citizenship', 'country_code', 'calling_code', 'phone'],
  [
    'referral_info',
    'exco_referral',
    'heard_about_us',
    'social_media_value',
    'ads_platform',
    'hdyhau_other_value',
    'referral_person',
  ],
  [],
]
