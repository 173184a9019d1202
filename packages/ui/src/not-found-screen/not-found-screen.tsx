import Compass from 'lucide-react/icons/compass'
import type { ReactNode } from 'react'
import { Emblem } from '../emblem/emblem.tsx'
import { useWords } from '../words/use-words.ts'
import { notFoundScreenWords } from './not-found-screen.words.ts'

type NotFoundScreenProps = {
  title?: string
  description?: ReactNode
  /** The way back: a button as a link. */
  children?: ReactNode
}

export function NotFoundScreen({ title, description, children }: NotFoundScreenProps) {
  const words = useWords('notFoundScreen', notFoundScreenWords)
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col items-center gap-3 px-4 py-16 text-center">
      <Emblem>
        <Compass strokeWidth={1.75} />
      </Emblem>
      <h1 className="mt-4 text-heading font-bold text-balance text-ink">{title ?? words.title}</h1>
      {description ? <p className="text-body text-pretty text-ink-muted">{description}</p> : null}
      {children ? (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">{children}</div>
      ) : null}
    </div>
  )
}
