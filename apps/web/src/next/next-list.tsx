import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { CalendarLeaf } from '@kinfold/ui/calendar-leaf'
import { Money } from '@kinfold/ui/money'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import type { NextLine } from './next-lines.ts'

type NextListProps = {
  lines: readonly NextLine[]
  today: string
  /** Side by side where there is room. */
  wide?: boolean
}

/** Days to come, each as a leaf with what happens then. */
export function NextList({ lines, today, wide = false }: NextListProps) {
  return (
    <ul
      className={
        wide ? 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3' : 'flex flex-col gap-4'
      }
    >
      {lines.map(({ id, day, what, notes, amount, to }) => (
        <li key={id}>
          <CalendarLeaf
            day={day}
            today={today}
            title={
              <TextLink asChild>
                <Link to={to}>
                  {amount ? (
                    <>
                      <Money amount={moneyFromWire(amount.currency, amount.wire)} />{' '}
                    </>
                  ) : null}
                  {what}
                </Link>
              </TextLink>
            }
            note={notes.join(' · ')}
          />
        </li>
      ))}
    </ul>
  )
}
