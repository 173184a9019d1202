import { cx } from 'class-variance-authority'

type KeyCapProps = {
  children: string
  className?: string
}

/** A key as it is printed on the keyboard. On a button, hide it from screen readers. */
export function KeyCap({ children, className }: KeyCapProps) {
  return (
    <kbd
      className={cx(
        'inline-grid h-5 min-w-5 place-items-center rounded-box border border-current/30 px-1 font-sans text-caption leading-none font-semibold',
        className,
      )}
    >
      {children.length === 1 ? children.toUpperCase() : children}
    </kbd>
  )
}
