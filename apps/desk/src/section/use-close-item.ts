import { openedItself } from '@kinfold/app/pages/opened-itself'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Leads from an item back to its list, where the focus returns to the item's own link rather than to the heading. */
export function useCloseItem(path: string): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback(
    () => void navigate(path + search, { state: openedItself }),
    [navigate, path, search],
  )
}
