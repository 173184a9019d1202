import { cx } from 'class-variance-authority'
import { useBrand } from '../brand/brand.tsx'
import { LogoMark } from '../logo-mark/logo-mark.tsx'

type LogoProps = {
  /** The mark alone; the name stays for screen readers. */
  markOnly?: boolean | undefined
  className?: string | undefined
}

export function Logo({ markOnly = false, className }: LogoProps) {
  const { name } = useBrand()
  return (
    <span
      className={cx(
        'inline-flex min-h-control-small min-w-control-small items-center gap-3',
        className,
      )}
    >
      <LogoMark className="size-10" />
      <span className={markOnly ? 'sr-only' : 'text-heading font-bold text-ink'}>{name}</span>
    </span>
  )
}
