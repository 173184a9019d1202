import { matchPath } from 'react-router-dom'
import type { PageEntry } from './page.ts'

export function findPage(pages: readonly PageEntry[], pathname: string): PageEntry | undefined {
  return pages.find(({ path }) => matchPath(path, pathname))
}
