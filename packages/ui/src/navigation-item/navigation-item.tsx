import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { type ComponentProps, isValidElement, type ReactNode, use } from 'react'
import { NarrowHint } from '../navigation-mode/narrow-hint.tsx'
import { NavigationModeContext } from '../navigation-mode/navigation-mode.ts'
import { linkWords } from '../text-link/link.words.ts'
import { useWords } from '../words/use-words.ts'
import { navigationItemVariants } from './navigation-item.variants.ts'

export type NavigationItemProps = Omit<ComponentProps<'button'>, 'title'> & {
  icon?: ReactNode
  /** Its page is the one that is shown. */
  active?: boolean | undefined
  /** A count or a pill after the words. */
  trailing?: ReactNode
  /** Leads off the site, into a new tab. */
  external?: boolean | undefined
  /** Gives the look to the one child: `<Link to="/wallet">My Wallet</Link>`. Without it, it is a button. */
  asChild?: boolean | undefined
}

type InsideProps = Pick<NavigationItemProps, 'icon' | 'trailing' | 'external'> & {
  label: ReactNode
}

function Inside({ icon, trailing, external, label }: InsideProps) {
  const words = useWords('link', linkWords)
  const narrow = use(NavigationModeContext).mode === 'narrow'
  return (
    <>
      {icon}
      <span className={narrow ? 'sr-only' : 'min-w-0 flex-1'}>{label}</span>
      {trailing ? (
        <span className={narrow ? 'absolute -end-1 -top-1' : 'shrink-0'}>{trailing}</span>
      ) : null}
      {external ? (
        <>
          {narrow ? null : <ArrowUpRight aria-hidden strokeWidth={1.75} />}
          <span className="sr-only">{words.newTab}</span>
        </>
      ) : null}
    </>
  )
}

/** The words of the item, or of the link it was given. */
function wordsOf(children: ReactNode): ReactNode {
  return isValidElement<{ children?: ReactNode }>(children) ? children.props.children : children
}

export function NavigationItem({
  icon,
  active = false,
  trailing,
  external = false,
  asChild = false,
  className,
  children,
  ...rest
}: NavigationItemProps) {
  const { mode, nested } = use(NavigationModeContext)
  const Root = asChild ? Slot : 'button'
  return (
    <li>
      <NarrowHint words={wordsOf(children)}>
        <Root
          {...(asChild ? {} : { type: 'button' })}
          {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}
          {...rest}
          data-active={active || undefined}
          aria-current={active ? 'page' : undefined}
          className={cx(navigationItemVariants({ mode, active, nested }), className)}
        >
          <Slottable child={children}>
            {label => <Inside {...{ icon, trailing, external, label }} />}
          </Slottable>
        </Root>
      </NarrowHint>
    </li>
  )
}
