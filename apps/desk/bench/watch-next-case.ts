import type { Page } from 'playwright'

type Seen = {
  /** Milliseconds from the press to the next case's heading. */
  next: number
  /** And from there to its picture, drawn whole. */
  picture: number
}

/** Decides by a key, and tells when the next case is there. */
export async function watchNextCase(page: Page, press: () => Promise<void>): Promise<Seen> {
  // In its place before the key is pressed.
  const watch = await page.evaluateHandle(() => {
    // Each case has a heading of its own, also where the next one is the same member's.
    const heading = () => document.querySelector('h1')
    const image = () => document.querySelector<HTMLImageElement>('main img')
    const before = { heading: heading(), source: image()?.src }
    let pressed = 0
    let next = 0
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), {
      capture: true,
      once: true,
    })
    const seen = new Promise<Seen>(resolve => {
      const look = () => {
        const now = performance.now()
        if (pressed > 0 && next === 0 && heading() && heading() !== before.heading) next = now
        const shown = image()
        const isDrawn = shown?.complete === true && shown.naturalWidth > 0
        if (next > 0 && isDrawn && shown.src !== before.source)
          return resolve({ next: next - pressed, picture: now - next })
        requestAnimationFrame(look)
      }
      look()
    })
    return { seen }
  })
  await press()
  return watch.evaluate(({ seen }) => seen)
}
