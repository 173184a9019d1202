import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'

/** Up to how much one person may book alone, in minor units. */
export type OnePersonLimits = Readonly<Record<Currency, bigint>>

export const nothingAlone = { NGN: 0n, USD: 0n } as const satisfies OnePersonLimits

type People = { readonly by: string; readonly others: readonly (string | null | undefined)[] }

/** Whether nobody else had a hand in it. */
export const isAlone = ({ by, others }: People): boolean =>
  others.every(other => other == null || other === by)

/** Above the limit two people have a hand in it: whoever else wrote it down, or sent the bank's line of it. */
export function onePersonProblem(
  { currency, minor }: Money,
  limits: OnePersonLimits,
  people: People,
) {
  return minor <= limits[currency] || !isAlone(people) ? undefined : 'second_person_needed'
}

/** What one person says alone of the club’s own money counts together for so many days. */
export const daysTogether = 30

export const onePersonSentences = {
  confirm:
    'No bank statement that somebody else sent shows this amount, so it takes two: write it down as money that nobody announced, and another approver gives it to this transfer.',
  assign:
    'This money rests on your word alone: you wrote it down, sent its line, said how its file is read, or took it back. For this amount another approver says whose it is.',
  together:
    'You gave this member other money that no bank statement from somebody else shows yet. Together it is more than one approver gives alone, so another approver gives this.',
  return:
    'You wrote this down yourself, and no bank statement that somebody else sent shows it. For this amount another approver says that it went back.',
  settlement:
    'You alone say what this provider kept. For a charge of this amount another approver sends the bank statement first, and the settlement is recorded for its line.',
  fee: 'For a fee of this amount, write the dispute down without it: the line of the bank that took it is booked as a charge.',
  charge:
    'This line rests on your word alone: you sent its file, said how it is read, or undid its match. For a charge of this amount another approver says that it is one, or sends the file as well.',
  chargeByTwo:
    'You have said so already. For a charge of this amount another approver says that it is one as well.',
  earlier:
    'You name a day of an earlier month, or of more than three days ago, and no bank statement that somebody else sent shows it. That takes two: one writes it down as money that nobody announced, and another approver gives it; or somebody else sends the statement.',
  recovery:
    'You wrote this dispute down and said yourself that it was lost. So much is taken out of a portfolio by another approver.',
  often: `You alone said the same of other amounts within the last ${daysTogether} days. Together it is more than one approver says alone, so another approver says this, or sends the file with its line.`,
  match:
    'This line rests on your word alone: you sent its file, said how it is read, or undid its match, or it names another member. For this amount another approver says whose it is; where it names another member, say first that nobody announced it.',
} as const
