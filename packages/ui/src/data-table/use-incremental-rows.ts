import { useEffect, useReducer, useRef } from 'react'

/** Those already drawn stay; of the others only so many are begun, the first wanted first. */
export function nextRows(
  wanted: readonly number[],
  drawn: ReadonlySet<number>,
  most: number,
): ReadonlySet<number> {
  const begun = wanted.filter(index => !drawn.has(index)).slice(0, most)
  return new Set([...wanted.filter(index => drawn.has(index)), ...begun])
}

/** However far a list is thrown, a frame begins only a few rows; the rest come in the frames after it. */
export function useIncrementalRows(wanted: readonly number[], most: number): ReadonlySet<number> {
  const [, drawMore] = useReducer((times: number) => times + 1, 0)
  const drawn = useRef<ReadonlySet<number>>(new Set())
  const now = nextRows(wanted, drawn.current, most)
  const lacking = wanted.length - now.size
  useEffect(() => {
    drawn.current = now
    if (lacking === 0) return
    const frame = requestAnimationFrame(drawMore)
    return () => cancelAnimationFrame(frame)
  })
  return now
}
