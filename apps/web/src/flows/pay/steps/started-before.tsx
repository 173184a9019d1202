import type { StartedPayment } from '@kinfold/contract/errors/error-answer'
import { mayStillBePaid } from '@kinfold/contract/payment/started-again'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { useEffect, useRef } from 'react'
import { useAction } from '../../../address/use-action.ts'

type StartedBeforeProps = {
  started: StartedPayment
  message: string | undefined
  onBeginAnother: () => void
}

/** The same payment was begun a moment ago: it can be continued, or looked at where it is done, or another one begun on purpose. */
export function StartedBefore({ started, message, onBeginAnother }: StartedBeforeProps) {
  const { follow } = useAction()
  const isOpen = mayStillBePaid(started.status)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={place} className="scroll-my-4">
      <Banner
        live
        tone="warning"
        actions={
          <>
            <Button size="small" onClick={() => follow(started.id)}>
              {isOpen ? 'Continue that one' : 'See that payment'}
            </Button>
            <Button size="small" variant="secondary" onClick={onBeginAnother}>
              {isOpen ? 'Begin another' : 'Pay once more'}
            </Button>
          </>
        }
      >
        {message}
      </Banner>
    </div>
  )
}
