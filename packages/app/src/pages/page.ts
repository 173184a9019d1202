import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from '../loading/lazy-part.tsx'

export type PageEntry<Name extends string = string> = {
  Page: ComponentType
  preload: LazyPart<object>['preload']
  /** In stories and in the state catalogue; `sign-in` lives in `pages/sign-in/sign-in-page.tsx`, where the build finds its chunk. */
  name: Name
  path: string
  title: string
}

/** A line of an app's table of pages: the page's code comes when its address is asked for. */
export function page<Name extends string>(
  name: Name,
  path: string,
  title: string,
  load: () => Promise<ComponentType>,
): PageEntry<Name> {
  const { Part, preload } = lazyPart(load)
  return { name, path, title, Page: Part, preload }
}
