import type { StatusPillProps } from '@kinfold/ui/status-pill'

/** How each status of something is told: the tone of its pill, and its words. */
export type StatusLooks<Status extends string> = Readonly<
  Record<Status, { tone: NonNullable<StatusPillProps['tone']>; label: string }>
>
