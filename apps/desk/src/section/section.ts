import type { LucideIcon } from 'lucide-react'
import type { ClubWait } from './club-waits.ts'

/** A page of the club where one kind of thing is listed and changed. */
export type Section = {
  readonly to: string
  readonly label: string
  /** What it is for, in one line. */
  readonly about: string
  readonly Icon: LucideIcon
  /** What waits there for somebody's word. */
  readonly waits?: ClubWait
}
