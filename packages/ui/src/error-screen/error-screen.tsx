import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Emblem } from '../emblem/emblem.tsx'
import { useWords } from '../words/use-words.ts'
import { errorScreenWords } from './error-screen.words.ts'

type ErrorScreenProps = {
  title?: string
  /** Offers "Reload Page". */
  onReset?: (() => void) | undefined
  /** A link to the support team, or whatever else helps from here. */
  children?: ReactNode
}

export function ErrorScreen({ title, onReset, children }: ErrorScreenProps) {
  const words = useWords('errorScreen', errorScreenWords)
  return (
    <div
      role="alert"
      className="mx-auto flex w-full max-w-prose flex-col items-center gap-3 px-4 py-16 text-center"
    >
      <Emblem tone="danger">
        <CloudOff strokeWidth={1.75} />
      </Emblem>
      <h1 className="mt-4 text-heading font-bold text-balance text-ink">{title ?? words.title}</h1>
      <p className="text-body text-pretty text-ink-muted">{words.advice}</p>
      {onReset || children ? (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
          {onReset ? (
            <Button onClick={onReset} icon={<RotateCcw aria-hidden strokeWidth={1.75} />}>
              {words.reload}
            </Button>
          ) : null}
          {children}
        </div>
      ) : null}
    </div>
  )
}
