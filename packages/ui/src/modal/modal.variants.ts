import { cva } from 'class-variance-authority'

// A sheet at the bottom edge on phones, a panel in the middle from `sm` up.
export const modalPanelVariants = cva(
  [
    'animate-panel fixed inset-x-0 bottom-0 flex max-h-[calc(100dvh-(--spacing(6)))] flex-col overflow-y-auto overscroll-contain',
    'rounded-t-panel border border-transparent bg-surface-raised text-ink shadow-raised outline-none',
    'pb-[env(safe-area-inset-bottom)] dark:border-line',
    'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-(--spacing(16)))] sm:w-[calc(100vw-(--spacing(12)))] sm:rounded-panel sm:pb-0',
  ],
  {
    variants: {
      size: { small: 'sm:max-w-sm', regular: 'sm:max-w-lg', large: 'sm:max-w-3xl' },
    },
    defaultVariants: { size: 'regular' },
  },
)
