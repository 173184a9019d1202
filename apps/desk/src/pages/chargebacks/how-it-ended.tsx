import { useDecideChargeback } from '@kinfold/api/operator/chargeback/decide-chargeback'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import type { ChargebackOutcome } from '@kinfold/contract/operator/chargeback/decide-chargeback'
import { Button } from '@kinfold/ui/button'
import { useRef, useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { sayFailure } from '../../queue/say-failure.ts'
import { endingEffect } from './ending-effect.ts'

type HowItEndedProps = {
  chargeback: Chargeback
  outcomes: readonly ChargebackOutcome[]
}

const words = { won: 'We won', lost: 'We lost' } as const
const keyOf = { won: 'a', lost: 'l' } as const

/** What the payer's bank decided about one that was recorded by hand; it may change its mind for the club. */
export function HowItEnded({ chargeback, outcomes }: HowItEndedProps) {
  const { id, status } = chargeback
  const { run, isRunning } = useDecideChargeback()
  const [message, setMessage] = useState<string>()
  const buttons = useRef<Partial<Record<ChargebackOutcome, HTMLButtonElement | null>>>({})
  useKeys({
    [keyOf.won]: () => buttons.current.won?.focus(),
    [keyOf.lost]: () => buttons.current.lost?.focus(),
  })
  const decide = async (outcome: ChargebackOutcome) => {
    setMessage(undefined)
    const told = await run({ params: { id }, body: { seen: status, outcome } })
    if (!told.ok) return sayFailure(told, setMessage)
    void showToast('success', told.message)
  }
  return (
    <>
      <dl className="flex flex-col gap-2 text-small">
        {outcomes.map(outcome => (
          <div key={outcome}>
            <dt className="font-semibold text-ink">{words[outcome]}</dt>
            <dd className="text-pretty text-ink-muted [overflow-wrap:anywhere]">
              {endingEffect(chargeback, outcome)}
            </dd>
          </div>
        ))}
      </dl>
      <FormMessage>{message}</FormMessage>
      <div className={outcomes.length > 1 ? 'grid grid-cols-2 gap-3' : 'grid'}>
        {outcomes.map(outcome => (
          <Button
            key={outcome}
            ref={button => {
              buttons.current[outcome] = button
            }}
            variant="secondary"
            className="px-3!"
            loading={isRunning}
            onClick={() => decide(outcome)}
            trailingIcon={<ButtonKey>{keyOf[outcome]}</ButtonKey>}
          >
            {words[outcome]}
          </Button>
        ))}
      </div>
    </>
  )
}
