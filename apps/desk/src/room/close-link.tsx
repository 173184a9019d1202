import { openedItself } from '@kinfold/app/pages/opened-itself'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** Leads from an item back to its list, where the focus returns to the item's own link rather than to the heading. */
export function CloseLink(props: Omit<ComponentProps<typeof Link>, 'state'>) {
  return <Link {...props} state={openedItself} />
}
