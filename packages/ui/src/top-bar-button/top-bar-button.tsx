import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps, ReactNode } from 'react'

export type TopBarButtonProps = ComponentProps<'button'> & {
  /** An icon, an avatar. Alone it needs a `label`. */
  icon?: ReactNode
  /** For screen readers only, before the words. */
  label?: string | undefined
  /** A chevron that turns while `data-state` is open: for the trigger of a menu. */
  opens?: boolean | undefined
  /** Hangs on the upper corner: an unread count. */
  count?: ReactNode
  asChild?: boolean | undefined
}

/** Takes the props of a menu's trigger. */
export function TopBarButton({
  icon,
  label,
  opens = false,
  count,
  asChild = false,
  className,
  children,
  ...rest
}: TopBarButtonProps) {
  const Root = asChild ? Slot : 'button'
  const alone = !(children || opens)
  return (
    <Root
      {...(asChild ? {} : { type: 'button' })}
      {...rest}
      className={cx(
        'group relative inline-flex h-control min-w-control shrink-0 items-center justify-center gap-2 rounded-control border border-line text-small font-semibold text-ink transition-colors hover:bg-surface-hover aria-expanded:bg-surface-hover [&_svg]:shrink-0',
        alone ? 'text-ink-muted hover:text-ink' : 'ps-2 pe-3.5',
        className,
      )}
    >
      {icon}
      {label ? <span className="sr-only">{label} </span> : null}
      <Slottable>{children}</Slottable>
      {opens ? (
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="text-ink-muted transition-transform group-data-[state=open]:rotate-180"
        />
      ) : null}
      {count ? <span className="absolute -end-1 -top-1">{count}</span> : null}
    </Root>
  )
}
