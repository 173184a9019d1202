import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ComponentProps } from 'react'
import { useWords } from '../words/use-words.ts'
import { linkWords } from './link.words.ts'

export type TextLinkProps = ComponentProps<'a'> & {
  /** `quiet` shows its line only when pointed at; for lists of links, never inside a sentence. */
  look?: 'line' | 'quiet'
  /** Opens in a new tab and says so. */
  external?: boolean | undefined
  /** Gives the look to the one child instead, usually the router's link. */
  asChild?: boolean | undefined
}

// The room around the words takes the press too: 44 px, and no line of the page moves for it.
const quietClass =
  'relative no-underline after:absolute after:inset-x-0 after:-inset-y-3.25 hover:underline'

export function TextLink({
  look = 'line',
  external = false,
  asChild = false,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const words = useWords('link', linkWords)
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...rest}
      data-look={look}
      className={cx(
        'rounded-box font-medium text-link underline-offset-4 hover:decoration-2',
        look === 'line' ? 'underline decoration-1' : quietClass,
        className,
      )}
    >
      <Slottable>{children}</Slottable>
      {external ? (
        <>
          <ExternalLink
            aria-hidden
            strokeWidth={1.75}
            className="ms-1 inline size-[0.95em] align-[-0.1em]"
          />
          <span className="sr-only"> {words.newTab}</span>
        </>
      ) : null}
    </Root>
  )
}
