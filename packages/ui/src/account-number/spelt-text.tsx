import { Spoken } from '../money/spoken.tsx'

/** "0123456789" in fours, whatever is left over last; a hyphen of its own ends a group. */
export function groupsOf(text: string): string[] {
  return text.split(/(?<=-)/).flatMap(part => part.match(/.{1,4}-?/g) ?? [])
}

/** Sign by sign, with a breath after each group. */
export function spelt(text: string): string {
  return groupsOf(text)
    .map(group => [...group.replace('-', '')].join(' '))
    .join(', ')
}

/** In groups for the eye, sign by sign for the ear; what is copied has neither gaps nor words. */
export function SpeltText({ text }: { text: string }) {
  return (
    <span dir="ltr" className="figures whitespace-nowrap">
      <Spoken as={spelt(text)}>
        {groupsOf(text).map((group, at, { length }) => (
          <span
            // Two groups may be the same, and their order never changes.
            key={`${at}-${group}`}
            className={at < length - 1 && !group.endsWith('-') ? 'me-[0.35em]' : undefined}
          >
            {group}
          </span>
        ))}
      </Spoken>
    </span>
  )
}
