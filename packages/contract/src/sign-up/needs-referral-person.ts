/** Whether the member has to name who told them of the club; `detail` is the social media account. */
export function needsReferralPerson(heardAboutUs: string, detail: string | undefined): boolean {
  if (heardAboutUs === 'existing member' || heardAboutUs === 'staff') return true
  return heardAboutUs === 'social media' && detail === 'staff'
}
