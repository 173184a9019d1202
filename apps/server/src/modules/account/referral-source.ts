import type { RegisterBody } from '@kinfold/contract/sign-up/register'

type Told = Pick<RegisterBody, 'exco_referral' | 'heard_about_us' | 'referral_person'>

/** Who brought the member. `referral_info` is the same for everyone, so it follows from the other answers. */
export function referralSource(told: Told): 'exco' | 'member' | 'staff' | 'none' {
  if (told.exco_referral) return 'exco'
  if (told.heard_about_us === 'existing member') return 'member'
  if (told.heard_about_us === 'staff') return 'staff'
  return told.referral_person === '' ? 'none' : 'staff'
}
