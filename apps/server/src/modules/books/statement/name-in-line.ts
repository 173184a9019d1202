import type { BankFileLine } from '../../../bank-files/bank-file.ts'

const reference = /KF[\s-]?([2-9A-HJ-NP-Z]{8})(?:-(\d{1,2}))?(?![A-Z0-9])/

/** The club's reference that stands in a line, as people write it: `kf 7h2k9d4m` is `KF-7H2K9D4M`. */
export function nameInLine({
  reference: own,
  text,
  sender,
}: Pick<BankFileLine, 'reference' | 'text' | 'sender'>): string | null {
  for (const said of [own, text, sender]) {
    const [, code] = reference.exec(said.toUpperCase()) ?? []
    if (code !== undefined) return `KF-${code}`
  }
  return null
}
