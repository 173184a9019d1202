import type { Page } from 'playwright'

type Seen = {
  /** Milliseconds from the press to the next case's heading. */
  next: number
  /** And from there to its picture, drawn whole. */
  picture: number
}

/** To be asked before Enter is pressed on a decision; comes true when the next case is there. */
export function watchCases(page: Page): Promise<Seen> {
  return page.evaluate(
    () =>
      new Promise<Seen>(resolve => {
        const heading = () => document.querySelector('h1')?.textContent
        const image = () => document.querySelector<HTMLImageElement>('main img')
        const before = { heading: heading(), source: image()?.src }
        let pressed = 0
        let next = 0
        const look = () => {
          const now = performance.now()
          if (pressed > 0 && next === 0 && heading() && heading() !== before.heading) next = now
          const shown = image()
          const isDrawn = shown?.complete === true && shown.naturalWidth > 0
          if (next > 0 && isDrawn && shown.src !== before.source)
            return resolve({ next: next - pressed, picture: now - next })
          requestAnimationFrame(look)
        }
        const listen = ({ key, timeStamp }: KeyboardEvent) => {
          if (key !== 'Enter') return
          pressed = timeStamp
          document.removeEventListener('keydown', listen, true)
        }
        document.addEventListener('keydown', listen, true)
        look()
      }),
  )
}
