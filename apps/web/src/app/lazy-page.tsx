import { type ComponentType, use } from 'react'
import { pendingStyles } from './full-styles.ts'

export type LazyPage = {
  Page: ComponentType
  /** Fetches the page's code; a failure is left to the render that needs it. */
  preload(): Promise<void>
}

/** A page in a chunk of its own that renders at once when its code is already there, as hydration needs it. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let code: Promise<ComponentType> | undefined
  const start = () => {
    code ??= fetchCode(load)
    return code
  }
  const forget = () => {
    code = undefined
  }
  return {
    Page: () => {
      const Loaded = use(start())
      return <Loaded />
    },
    preload: () => start().then(() => {}, forget),
  }
}

// React reads the value of a promise that says it is fulfilled without waiting for it once more.
function fetchCode(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const code = Promise.all([load(), pendingStyles()]).then(([component]) => {
    Object.assign(code, { status: 'fulfilled', value: component })
    return component
  })
  return code
}
