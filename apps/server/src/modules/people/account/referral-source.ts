import type { RegisterBody } from '@kinfold/contract/sign-up/register'

type Answers = Pick<RegisterBody, 'exco_referral' | 'heard_about_us' | 'referral_person'>

/** Who brought the member. `referral_info` is the same for everyone, so it follows from the other answers. */
export function referralSource(answers: Answers): 'exco' | 'member' | 'staff' | 'none' {
  if (answers.exco_referral) return 'exco'
  if (answers.heard_about_us === 'existing member') return 'member'
  if (answers.heard_about_us === 'staff') return 'staff'
  return answers.referral_person === '' ? 'none' : 'staff'
}
