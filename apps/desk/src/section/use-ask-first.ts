import type { Outcome } from '@kinfold/api/client/outcome'
import { useRef, useState } from 'react'

type Asked<Body, Answer> = {
  readonly body: Body
  readonly settle: (outcome: Outcome<Answer, string>) => void
}

/** For a form whose sending can't be taken back: what it would send waits until somebody has said yes to it. */
export function useAskFirst<Body, Answer>(send: (body: Body) => Promise<Outcome<Answer, string>>) {
  const [asked, setAsked] = useState<Asked<Body, Answer>>()
  const [isSending, setSending] = useState(false)
  // A second press may come before the page is drawn again.
  const isOnItsWay = useRef(false)
  const end = (outcome: Outcome<Answer, string>) => {
    setAsked(undefined)
    asked?.settle(outcome)
  }
  return {
    /** What the form sends by. */
    ask: (body: Body) => new Promise<Outcome<Answer, string>>(settle => setAsked({ body, settle })),
    body: asked?.body,
    isSending,
    onYes: async () => {
      if (asked === undefined || isOnItsWay.current) return
      isOnItsWay.current = true
      setSending(true)
      const outcome = await send(asked.body)
      isOnItsWay.current = false
      setSending(false)
      end(outcome)
    },
    onNo: () => {
      if (!isOnItsWay.current) end({ ok: false, kind: 'aborted', code: 'aborted' })
    },
  } as const
}
