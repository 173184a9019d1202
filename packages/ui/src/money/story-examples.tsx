import type { ReactNode } from 'react'
import { Money } from './money.tsx'

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex justify-between gap-4 text-body">
      <span className="text-ink-muted">{name}</span>
      <span>{children}</span>
    </p>
  )
}

export const moneyExamples = [
  {
    good: {
      says: 'One way to write an amount: it can be compared, hidden and said aloud.',
      show: () => (
        <div className="flex flex-col gap-2">
          <Line name="Paid in">
            <Money amount={{ currency: 'NGN', minor: 250_000_00n }} />
          </Line>
          <Line name="Returns">
            <Money change amount={{ currency: 'NGN', minor: 12_485_50n }} />
          </Line>
        </div>
      ),
    },
    bad: {
      says: 'Written by hand, each in its own way, and in sight when amounts are hidden.',
      show: () => (
        <div className="flex flex-col gap-2">
          <Line name="Paid in">NGN 250000</Line>
          <Line name="Returns">+N12,485.5</Line>
        </div>
      ),
    },
  },
]
