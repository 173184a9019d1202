import { cx, type VariantProps } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { statusPillVariants } from './status-pill.variants.ts'

export type StatusPillProps = VariantProps<typeof statusPillVariants> & {
  /** Takes the place of the tone's own icon. */
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}

// Each tone has a shape too, so a status is never told by colour alone.
const icons = {
  neutral: Circle,
  info: Info,
  success: Check,
  warning: Clock,
  danger: CircleAlert,
}

export function StatusPill({ tone, icon, className, children }: StatusPillProps) {
  const shown = tone ?? 'neutral'
  const Icon = icons[shown]
  return (
    <span data-tone={shown} className={cx(statusPillVariants({ tone: shown }), className)}>
      {icon ?? <Icon aria-hidden strokeWidth={2} />}
      <span className="truncate">{children}</span>
    </span>
  )
}
