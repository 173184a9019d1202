import type { NameMatch } from '@kinfold/contract/bank-account/name-match'

/** A bank's name for an account; the words that the membership name doesn't have are marked. */
export function AccountName({ name, match }: { name: string; match: NameMatch }) {
  const parts = name.split(/([\s,]+)/)
  return (
    <span>
      {parts.map((part, at) =>
        match.differing_words.includes(part) ? (
          <mark key={at} className="rounded-sm bg-warning-soft px-0.5 text-on-warning-soft">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </span>
  )
}
