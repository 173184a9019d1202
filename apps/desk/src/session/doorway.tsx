import { Card } from '@kinfold/ui/card'
import { Logo } from '@kinfold/ui/logo'
import { ThemeToggle } from '@kinfold/ui/theme-toggle'
import type { ReactNode } from 'react'

type DoorwayProps = {
  title: string
  children: ReactNode
  /** Under the card, without moving it. */
  below?: ReactNode
}

/** What stands around everything before the desk itself: one card in the middle of the window. */
export function Doorway({ title, children, below }: DoorwayProps) {
  return (
    <div className="desk flex min-h-dvh flex-col">
      <header className="flex items-center justify-between px-5 py-4">
        <Logo />
        <ThemeToggle />
      </header>
      <main className="mx-auto flex w-full max-w-110 flex-1 flex-col justify-center px-5 pt-4 pb-24">
        <Card className="flex flex-col gap-5">
          <h1 className="text-title font-bold text-balance text-ink">{title}</h1>
          {children}
        </Card>
        {below ? <div className="h-0">{below}</div> : null}
      </main>
    </div>
  )
}
