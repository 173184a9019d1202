/** The sentences of the sign-up rules that no single field owns. */
export const signUpMessages = {
  citizenship: 'Please select at least one citizenship',
  excoReferral: 'Required action: Please click to request exco referral',
  excoReferralRequested: 'Exco Referral Requested!',
  socialMedia: 'Please specify social media account',
  adsPlatform: 'Please specify ads platform',
  other: 'Please specify how you heard about us',
  referralPerson: 'Please specify staff/member name',
  terms: 'Please accept privacy policy, terms and bylaws to proceed.',
  familyOffice: 'Please accept the Diaspora Pool terms to proceed.',
} as const
