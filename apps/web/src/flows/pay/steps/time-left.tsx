import { useEffect, useState } from 'react'

const inMinutes = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long the figures hold, to the second. */
export function TimeLeft({ endsAt, onOver }: { endsAt: number; onOver: () => void }) {
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= endsAt
  useEffect(() => {
    if (isOver) return onOver()
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  })
  if (isOver) return null
  return (
    <p className="text-small text-ink-muted">
      These figures hold for another{' '}
      <span role="timer" className="figures">
        {inMinutes(endsAt - now)}
      </span>{' '}
      minutes.
    </p>
  )
}
