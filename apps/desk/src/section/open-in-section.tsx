import type { QueryState } from '@kinfold/api/query/use-query'
import type { OperatorRole } from '@kinfold/contract/access'
import type { ReactNode } from 'react'
import { newItem } from '../address/paths.ts'
import { NotForYou } from './not-for-you.tsx'
import { SectionItem } from './section-item.tsx'

/** How a section gets a new one. */
export type AddToSection = {
  /** On the link to it, and above the form: "Add a plan". */
  label: string
  form: ReactNode
  /** Who may; an administrator without it. */
  role?: OperatorRole
}

/** One thing of a section's list. */
export type ItemOfSection<Answer, Item> = {
  /** What it is, in a sentence: "plan". */
  what: string
  read: QueryState<Answer>
  find: (answer: Answer, itemId: string) => Item | undefined
  show: (item: Item) => ReactNode
}

type OpenInSectionProps<Answer, Item> = {
  path: string
  itemId: string
  add: AddToSection | undefined
  mayAdd: boolean
  item: ItemOfSection<Answer, Item>
}

/** What the address opens beside a section's list: the form for a new one, whose it is, or one of the list. */
export function OpenInSection<Answer, Item>(props: OpenInSectionProps<Answer, Item>) {
  const { path, itemId, add, mayAdd, item } = props
  if (add && itemId === newItem)
    return mayAdd ? add.form : <NotForYou title={add.label} role={add.role} backTo={path} />
  const { what, read, find, show } = item
  return (
    // Each item anew: nothing that was typed into the one before stays.
    <SectionItem
      key={itemId}
      what={what}
      read={read}
      find={answer => find(answer, itemId)}
      backTo={path}
    >
      {show}
    </SectionItem>
  )
}
