import type { QueryState } from '@kinfold/api/query/use-query'
import type { OperatorRole } from '@kinfold/contract/access'
import type { ReactNode } from 'react'
import { newItem } from '../address/paths.ts'
import { NotForYou } from './not-for-you.tsx'
import { RoomItem } from './room-item.tsx'

/** How a room gets a new one. */
export type AddToRoom = {
  /** On the link to it, and above the form: "Add a plan". */
  label: string
  form: ReactNode
  /** Who may; an administrator without it. */
  role?: OperatorRole
}

/** One thing of a room's list. */
export type ItemOfRoom<Answer, Item> = {
  /** What it is, in a sentence: "plan". */
  what: string
  read: QueryState<Answer>
  find: (answer: Answer, itemId: string) => Item | undefined
  show: (item: Item) => ReactNode
}

type OpenInRoomProps<Answer, Item> = {
  path: string
  itemId: string
  add: AddToRoom | undefined
  mayAdd: boolean
  item: ItemOfRoom<Answer, Item>
}

/** What the address opens beside a room's list: the form for a new one, whose it is, or one of the list. */
export function OpenInRoom<Answer, Item>(props: OpenInRoomProps<Answer, Item>) {
  const { path, itemId, add, mayAdd, item } = props
  if (add && itemId === newItem)
    return mayAdd ? add.form : <NotForYou title={add.label} role={add.role} backTo={path} />
  const { what, read, find, show } = item
  return (
    // Each item anew: nothing that was typed into the one before stays.
    <RoomItem
      key={itemId}
      what={what}
      read={read}
      find={answer => find(answer, itemId)}
      backTo={path}
    >
      {show}
    </RoomItem>
  )
}
