import type { ReactNode } from 'react'
import { LastFour } from '../account-number/last-four.tsx'
import { PlateFrame } from '../plate/plate-frame.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { daysFromNow } from '../typed-date/days-between.ts'
import { around } from '../words/around.tsx'
import { useLocale } from '../words/use-locale.ts'
import { useWords } from '../words/use-words.ts'
import { cardExpiry } from './card-expiry.ts'
import { cardPlateWords } from './card-plate.words.ts'

export type CardPlateProps = {
  /** "Visa", "Verve". */
  brand: string
  /** Of the card’s number; no more is ever known. */
  lastFour: string
  /** The last month it works in: "2027-09". */
  expires: string
  /** "2026-11-20" */
  today: string
  note?: ReactNode
  action?: ReactNode
  /** Why it can't be used just now, besides being expired. */
  reason?: ReactNode
  className?: string | undefined
}

/** A small card in indigo, with its chip. */
function CardMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 44 30" className="mt-0.5 h-8 w-12 shrink-0">
      <rect width="44" height="30" rx="5" fill="var(--indigo-800)" stroke="var(--line)" />
      <rect x="6" y="8" width="9" height="7" rx="1.5" fill="var(--marigold-400)" />
      <path
        d="M30 5c4 4 4 8 0 12 4 4 4 8 0 12M36 1c4 4 4 10 0 14 4 4 4 10 0 14"
        fill="none"
        stroke="var(--indigo-300)"
        strokeWidth="1"
        opacity="0.6"
      />
      <path d="M6 22h16" stroke="var(--indigo-300)" strokeWidth="2" strokeDasharray="3 2" />
    </svg>
  )
}

/** A saved card: brand, last four digits, and how long it still works. */
export function CardPlate({
  brand,
  lastFour,
  expires,
  today,
  note,
  reason,
  ...frame
}: CardPlateProps) {
  const locale = useLocale()
  const words = useWords('cardPlate', cardPlateWords)
  const { state, days } = cardExpiry(expires, today)
  const [year = '', month = ''] = expires.split('-')
  const written = `${month}/${year.slice(2)}`
  return (
    <PlateFrame
      {...frame}
      mark={<CardMark />}
      title={brand}
      reason={reason ?? (state === 'expired' ? words.addAnother : null)}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
        <LastFour digits={lastFour} spoken={words.ending} />
        {state === 'valid' ? (
          <span className="text-small">{around(words.expires, written)}</span>
        ) : null}
      </p>
      {state === 'valid' ? null : (
        <p className="mt-1.5">
          <StatusPill tone={state === 'soon' ? 'warning' : 'danger'}>
            {state === 'soon'
              ? words.expiresSoon(daysFromNow(days, locale))
              : words.expired(written)}
          </StatusPill>
        </p>
      )}
      {note ? <p className="mt-1 text-small text-ink-muted">{note}</p> : null}
    </PlateFrame>
  )
}
