// The option lists of the sign-up form. The values are what travels and what the rules speak of.

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

export const heardAboutUsOptions = [
  { value: 'investment course', label: 'Investment course' },
  { value: 'existing member', label: 'Member' },
  { value: 'webinar', label: 'Webinar/Event' },
  { value: 'staff', label: 'Staff' },
  { value: 'social media', label: 'Social media' },
  { value: 'online ads', label: 'Online ads' },
  { value: 'lamppost banner', label: 'Lamppost banner' },
  { value: 'whatsApp community', label: 'WhatsApp community' },
  { value: 'billboard', label: 'Billboard' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

export const referralOptions = [
  { value: 'existing member', label: 'Existing member' },
  { value: 'no referral', label: 'Not Applicable' },
] as const satisfies readonly Option[]

/** A club with other accounts than these changes the labels, not the values. */
export const socialMediaOptions = [
  { value: 'club account', label: 'The club’s own account' },
  { value: 'manager account', label: 'The asset manager’s account' },
  { value: 'staff', label: 'Staff' },
] as const satisfies readonly Option[]

export const adsPlatformOptions = [
  { value: 'facebook ads', label: 'Facebook ads' },
  { value: 'linkedin ads', label: 'LinkedIn ads' },
  { value: 'google ads', label: 'Google ads' },
] as const satisfies readonly Option[]

export type HeardAboutUs = (typeof heardAboutUsOptions)[number]['value']
export type ReferralInfo = (typeof referralOptions)[number]['value']

export const heardAboutUsValues = heardAboutUsOptions.map(option => option.value)
