import type { Club } from '../../../config/config.ts'

/** The text that an archive begins with. */
export const archiveGuide = (
  { name, supportEmail }: Club,
  at: Date,
) => `What ${name} keeps about you
Made on ${at.toISOString()}

profile     who you are, and what you chose
identity    the documents you handed in and what was decided, your bank accounts
files       the files you sent, and a list of them
money       payments, withdrawals, cards, and each wallet line by line
portfolios  your portfolios with every movement, recurring contributions, returns
papers      statements, receipts and reports that were made for you
messages    notifications, and which mails were sent to you
security    where you are signed in, and what you changed

Lists are JSON files, which any text editor opens; FIELDS.txt says what each of their fields means. Times are in
UTC, days are written 2026-07-31, amounts 1234.50 in naira or dollars.

Not in here: your password and codes, of which we only keep scrambled forms; the whole of your BVN, which is
kept encrypted; who at the club decided what; and what others told us.

Questions? ${supportEmail}
`
