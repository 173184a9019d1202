import { type ComponentType, use } from 'react'
import { pendingStyles } from './full-styles.ts'

export type LazyPage = {
  Page: ComponentType
  /** Fetches the page's code; a failure is left to the render that needs it. */
  preload(): Promise<void>
}

/** A page in a chunk of its own that renders at once when its code is already there, as hydration needs it. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  const start = () => {
    loading ??= Promise.all([load(), pendingStyles()]).then(([component]) => {
      loaded = component
      return component
    })
    return loading
  }
  const forget = () => {
    loading = undefined
  }
  return {
    Page: () => {
      const Loaded = loaded ?? use(start())
      return <Loaded />
    },
    preload: () => start().then(() => {}, forget),
  }
}
