/** As they are named in the address. */
export const accountTabs = [
  'Profile',
  'KYC',
  'Bank',
  'Documents',
  'Security',
  'Notifications',
  'Data',
] as const
