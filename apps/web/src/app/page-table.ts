import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { type LazyPage, lazyPage } from './lazy-page.tsx'

/** `name` is also its folder: `sign-in` lives in `pages/sign-in/sign-in-page.tsx`, where the build finds its chunk. */
export type PageEntry = LazyPage & { name: string; path: string; title: string }

function page(
  name: string,
  path: string,
  title: string,
  load: () => Promise<ComponentType>,
): PageEntry {
  return { name, path, title, ...lazyPage(load) }
}

export const publicPages: readonly PageEntry[] = [
  page('sign-in', '/auth/login', 'Sign In', () =>
    import('../pages/sign-in/sign-in-page.tsx').then(module => module.SignInPage),
  ),
]

export const pageTable: readonly PageEntry[] = [...publicPages]

export function findPage(pathname: string): PageEntry | undefined {
  return pageTable.find(({ path }) => matchPath(path, pathname))
}
