import { boolean, type Infer, literal, type } from 'superstruct'

/** What a member is mailed about. The app tells them everything, whatever they choose. */
export const MailChoice = type({
  /** Always: sign-ins, passwords, bank accounts. */
  security: literal(true),
  /** Always: payments, withdrawals, portfolios. */
  money: literal(true),
  /** What became of documents that were handed in. */
  documents: boolean(),
  /** What is about to fall due, or waits for the member. */
  reminders: boolean(),
  /** What the club tells its members. */
  notices: boolean(),
})
export type MailChoice = Infer<typeof MailChoice>
