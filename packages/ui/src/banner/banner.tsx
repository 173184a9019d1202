import { cx, type VariantProps } from 'class-variance-authority'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'
import { bannerVariants } from './banner.variants.ts'
import { bannerWords } from './banner.words.ts'

export type BannerProps = VariantProps<typeof bannerVariants> & {
  title?: ReactNode
  /** Takes the place of the tone's own icon. */
  icon?: ReactNode
  /** What to do about it: small buttons or links. */
  actions?: ReactNode
  /** Gives it a cross; hears the press on it. */
  onDismiss?: (() => void) | undefined
  /** When it appears while the page is already open, screen readers hear it. */
  live?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  neutral: Info,
}

export function Banner({
  tone,
  title,
  icon,
  actions,
  onDismiss,
  live = false,
  className,
  children,
}: BannerProps) {
  const words = useWords('banner', bannerWords)
  const shown = tone ?? 'info'
  const Icon = icons[shown]
  const announced = shown === 'danger' ? 'alert' : 'status'
  return (
    <div
      role={live ? announced : undefined}
      data-tone={shown}
      className={cx(bannerVariants({ tone: shown }), className)}
    >
      <span className="mt-0.5 shrink-0 text-(color:--banner-mark) [&>svg]:size-5">
        {icon ?? <Icon aria-hidden strokeWidth={1.75} />}
      </span>
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? (
          <div className={cx('text-pretty', title ? 'mt-0.5 text-small' : '')}>{children}</div>
        ) : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-3">{actions}</div> : null}
      </div>
      {onDismiss ? (
        <button
          type="button"
          aria-label={words.dismiss}
          onClick={onDismiss}
          className="-m-2.5 grid size-control-small shrink-0 place-items-center rounded-control text-(color:--banner-mark) transition-colors hover:bg-surface"
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      ) : null}
    </div>
  )
}
