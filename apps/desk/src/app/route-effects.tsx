import { findPage } from '@kinfold/app/pages/find-page'
import { usePageAnnouncement } from '@kinfold/app/pages/use-page-announcement'
import { useThemeColor } from '@kinfold/app/theme/use-theme-color'
import { useLocation } from 'react-router-dom'
import { club } from '../club/club.ts'
import { pageTable } from './page-table.ts'

/** What follows from every change of address: title and focus. */
export function RouteEffects() {
  useThemeColor()
  const { pathname } = useLocation()
  const title = findPage(pageTable, pathname)?.title ?? 'Desk'
  usePageAnnouncement(`${title} · ${club.name} desk`)
  return null
}
