import type { BankAccount } from './bank-account.ts'
import type { Hand } from './hand.ts'
import type { Members } from './members.ts'

/** Who works at the desk, and what is outside of it. */
export type Club = {
  readonly members: Members
  readonly naira: BankAccount
  readonly dollars: BankAccount
  readonly ngozi: Hand
  readonly tunde: Hand
  readonly uche: Hand
  readonly zainab: Hand
  today: string
}

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dayInWords = (day: string) => words.format(new Date(day))

/** Days later, everybody comes back to their desk in the morning. */
export async function pass(club: Club, days: number): Promise<void> {
  club.today = await club.members.letDaysPass(days)
  for (const hand of [club.ngozi, club.tunde, club.uche, club.zainab]) {
    await hand.comeBack()
    await hand.work('Today', 0, () => hand.sees(hand.page.getByText(dayInWords(club.today))))
  }
}
