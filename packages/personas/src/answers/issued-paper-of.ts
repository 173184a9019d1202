import type { IssuedPaper } from '@kinfold/contract/paper/issued-paper'

/** The code of a paper that was given out before the story begins; the running club never gave it out. */
export const demoPaperCode = '7H2K-9D4M-AB3C-X5YZ'

/** The bytes of the paper's file, for who compares it. */
export const demoPaperText = 'The statement of Dayo’s wallet.'

export const demoPaper: IssuedPaper = {
  kind: 'wallet_statement',
  made_at: '2026-06-02T08:30:00Z',
  from: '2026-01-01',
  to: '2026-05-31',
  amounts: [{ currency: 'NGN', amount: 2_495_092.6 }],
  initials: 'D. B.',
  sha256: '4c6ba489abb1066c7ab34512d8f6e8b42061c13500e7f638f75c4d9577ed8670',
}
