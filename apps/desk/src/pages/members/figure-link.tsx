import { TextLink } from '@kinfold/ui/text-link'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

type FigureLinkProps = {
  /** Of the wallet or portfolio. */
  id: string
  label: string
  children: ReactNode
}

/** A figure that leads to the postings it is made of; Back leads to the record again. */
export function FigureLink({ id, label, children }: FigureLinkProps) {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('postings', id)
  return (
    <TextLink asChild>
      <Link to={`?${query}`}>
        {children}
        <span className="sr-only">. {label}</span>
      </Link>
    </TextLink>
  )
}
