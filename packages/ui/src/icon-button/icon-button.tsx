import { cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { iconButtonVariants } from './icon-button.variants.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  VariantProps<typeof iconButtonVariants> & {
    /** What it does, for screen readers. */
    label: string
    icon: ReactNode
    loading?: boolean
    /** A number on its shoulder. Say it in the label too: it is hidden from screen readers. */
    count?: number
  }

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'regular',
  loading = false,
  count = 0,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      data-variant={variant}
      data-loading={loading || undefined}
      onClick={loading ? event => event.preventDefault() : onClick}
      className={cx(iconButtonVariants({ variant, size }), className)}
    >
      {loading ? <Spinner size={20} /> : icon}
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="figures absolute end-1 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-micro leading-none font-bold text-on-accent"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  )
}
