import { openedItself } from '@kinfold/app/pages/opened-itself'
import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'

type CloseLinkProps = Omit<ComponentProps<typeof Link>, 'state' | 'to'> & { to: string }

/** Leads from an item back to its list, where the focus returns to the item's own link rather than to the heading. */
export function CloseLink({ to, ...props }: CloseLinkProps) {
  const { search } = useLocation()
  return <Link {...props} to={to + search} state={openedItself} />
}
