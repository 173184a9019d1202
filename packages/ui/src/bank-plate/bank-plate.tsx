import Landmark from 'lucide-react/icons/landmark'
import type { ReactNode } from 'react'
import { type AccountHolder, HolderName } from '../account-number/account-holder.tsx'
import { LastFour } from '../account-number/last-four.tsx'
import { PlateFrame } from '../plate/plate-frame.tsx'
import { useWords } from '../words/use-words.ts'
import { bankPlateWords } from './bank-plate.words.ts'

export type BankPlateProps = {
  /** As its customers call it. */
  bank: string
  /** All of its digits or the last four: no more than these are shown. */
  number: string
  /** In whose name it is, and whether that could be checked. */
  holder?: AccountHolder | undefined
  /** One more quiet line: its currency, since when it is used. */
  note?: ReactNode
  action?: ReactNode
  /** Why it can't be used just now. */
  reason?: ReactNode
  className?: string | undefined
}

/** A bank account somebody already knows: bank, last four digits, name. */
export function BankPlate({ bank, number, holder, note, ...frame }: BankPlateProps) {
  const words = useWords('bankPlate', bankPlateWords)
  return (
    <PlateFrame
      {...frame}
      title={bank}
      mark={
        <span className="grid size-avatar shrink-0 place-items-center rounded-option bg-primary-soft text-on-primary-soft">
          <Landmark aria-hidden strokeWidth={1.75} className="size-5" />
        </span>
      }
    >
      <p className="text-ink-muted">
        <LastFour digits={number} spoken={words.ending} />
      </p>
      {holder ? (
        <p className="mt-2">
          <HolderName {...holder} />
        </p>
      ) : null}
      {note ? <p className="mt-1 text-small text-ink-muted">{note}</p> : null}
    </PlateFrame>
  )
}
