import type { ReactElement } from 'react'
import { Route } from 'react-router-dom'
import type { PageEntry } from './page.ts'

/** A function and not a part: the router reads its routes without rendering them. */
export function pageRoutes(pages: readonly PageEntry[]): ReactElement[] {
  return pages.map(({ name, path, Page }) => <Route key={name} path={path} element={<Page />} />)
}
