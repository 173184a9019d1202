import { type ComponentType, use } from 'react'
import { tellOfArrival } from './code-arrivals.ts'

export type LazyPart<Props extends object> = {
  Part: ComponentType<Props>
  /** Fetches its code and says whether it came; a failure is left to the render that needs it. */
  preload(): Promise<boolean>
}

type Load<Props extends object> = () => Promise<ComponentType<Props>>

const idleParts: (() => Promise<boolean>)[] = []
const missing = new Set<() => void>()

/** For a boundary that caught a part without its code: the next render requests it again. */
export function forgetMissingParts(): void {
  for (const forget of missing) forget()
  missing.clear()
}

/**
 * A part in a chunk of its own that renders at once when its code is already there, as hydration needs it. React's own
 * `lazy` waits even then, and holds back what it shows for a third of a second.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  /** `when-idle` for what a press may open any moment: it is fetched before that. */
  when: 'needed' | 'when-idle' = 'needed',
): LazyPart<Props> {
  let code: Promise<ComponentType<Props>> | undefined
  const forget = () => {
    code = undefined
    return false
  }
  const start = () => {
    if (!code) {
      code = fetchCode(load)
      // Not forgotten at once: React renders what failed a second time, and would wait for it without end.
      code.catch(() => missing.add(forget))
    }
    return code
  }
  const preload = () => start().then(() => true, forget)
  if (when === 'when-idle') idleParts.push(preload)
  return {
    Part: props => {
      const Loaded = use(start())
      return <Loaded {...props} />
    },
    preload,
  }
}

/** One after the other, all that has been declared so far and that a press may open; as far as the server answers. */
export async function preloadIdleParts(idleMoment: () => Promise<void>): Promise<boolean> {
  for (const preload of idleParts) {
    await idleMoment()
    if (!(await preload())) return false
  }
  return true
}

// React reads the value of a promise that says it is fulfilled without waiting for it once more.
function fetchCode<Props extends object>(load: Load<Props>): Promise<ComponentType<Props>> {
  const code = load().then(component => {
    Object.assign(code, { status: 'fulfilled', value: component })
    tellOfArrival()
    return component
  })
  return code
}
