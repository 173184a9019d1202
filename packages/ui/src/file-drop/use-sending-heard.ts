import { useEffect, useRef } from 'react'
import { say } from '../heard/say.ts'

/** Says that a file goes on its way and that all of it has gone, or that it stopped before. What comes of it the page says. */
export function useSendingHeard(name: string | undefined, progress: number | undefined): void {
  const before = useRef<number>(undefined)
  useEffect(() => {
    const last = before.current
    before.current = progress
    if (!name || progress === last) return
    if (last === undefined) say(`Sending ${name}`)
    else if (progress === undefined && last < 100) say(`${name} was not sent`)
    if (progress !== undefined && progress >= 100) say(`${name} sent`)
  }, [name, progress])
}
