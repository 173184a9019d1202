import { Fragment } from 'react'

type SpeltTextProps = {
  text: string
  /** Said before the signs: "Account number". */
  spokenBefore?: string
}

/** "0123456789" in fours, whatever is left over last; a hyphen of its own ends a group. */
export function groupsOf(text: string): string[] {
  return text.split(/(?<=-)/).flatMap(part => part.match(/.{1,4}-?/g) ?? [])
}

/** Letter by letter, with a breath after each group. */
export function spelt(text: string): string {
  return groupsOf(text)
    .map(group => [...group.replace('-', '')].join(' '))
    .join(', ')
}

/** In groups for the eye, sign by sign for the ear; what is copied has neither gaps nor words. */
export function SpeltText({ text, spokenBefore }: SpeltTextProps) {
  return (
    <span dir="ltr" className="figures whitespace-nowrap">
      <span className="sr-only select-none">
        {spokenBefore ? `${spokenBefore} ` : ''}
        {spelt(text)}
      </span>
      <span aria-hidden="true">
        {groupsOf(text).map((group, at, { length }) => (
          // Two groups may be the same, and their order never changes.
          <Fragment key={`${at}-${group}`}>
            <span className={at < length - 1 && !group.endsWith('-') ? 'me-[0.35em]' : undefined}>
              {group}
            </span>
          </Fragment>
        ))}
      </span>
    </span>
  )
}
