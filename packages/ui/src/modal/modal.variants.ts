import { cva } from 'class-variance-authority'

const inTheMiddle = [
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-(--spacing(16)))] sm:w-[calc(100vw-(--spacing(12)))] sm:rounded-panel',
  // Firefox draws a scroll bar over the rounded corners. Lists that open inside lie in the top layer, so none is cut.
  'sm:supports-[(-moz-appearance:none)_and_selector(:popover-open)]:[clip-path:inset(0_round_var(--radius-panel))]',
]

// A sheet at the bottom edge on phones; from `sm` up a panel in the middle, or a drawer at the side.
export const modalPanelVariants = cva(
  [
    'animate-panel fixed inset-x-0 bottom-0 flex max-h-[calc(100dvh-(--spacing(6)))] flex-col overflow-y-auto overscroll-contain',
    'rounded-t-panel border border-transparent bg-surface-raised text-ink shadow-raised outline-none',
    'pb-[env(safe-area-inset-bottom)] sm:pb-0 dark:border-line',
  ],
  {
    variants: {
      size: {
        small: [inTheMiddle, 'sm:max-w-sm'],
        regular: [inTheMiddle, 'sm:max-w-lg'],
        large: [inTheMiddle, 'sm:max-w-3xl'],
        side: 'sm:inset-y-0 sm:start-auto sm:end-0 sm:max-h-none sm:w-120 sm:rounded-none sm:rounded-s-panel',
      },
    },
    defaultVariants: { size: 'regular' },
  },
)
