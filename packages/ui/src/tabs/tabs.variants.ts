import { cva } from 'class-variance-authority'

export const tabVariants = cva([
  'relative inline-flex min-h-control shrink-0 items-center gap-2 px-1 text-body font-medium whitespace-nowrap text-ink-muted transition-colors',
  'hover:text-ink data-[state=active]:text-ink',
  'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full data-[state=active]:after:bg-primary forced:data-[state=active]:after:h-1 forced:data-[state=active]:after:bg-[Highlight]',
  '-outline-offset-2 disabled:text-ink-subtle disabled:cursor-not-allowed',
])
