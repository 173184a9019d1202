import { Button } from '@kinfold/ui/button'
import type { ReactNode } from 'react'
import type { Answer } from './answer.ts'
import type { FinderProps } from './finder-props.ts'

/** An answer that needs nothing to be found. */
export function Certain({
  says,
  onAnswer,
  children,
}: FinderProps & { says: Answer; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 p-4 text-small text-ink-muted lg:p-5">
      <p className="max-w-md">{children}</p>
      <Button variant="secondary" size="small" onClick={() => onAnswer(says)}>
        It is {says.words}
      </Button>
    </div>
  )
}
