import type { Page } from 'playwright'

type Look = { name: string; width: number; direction: 'ltr' | 'rtl'; text: string }

// The narrowest phone, the same read from the right, and letters twice as large: the zoom of a browser and of a reader.
const looks: readonly Look[] = [
  { name: '320 px wide', width: 320, direction: 'ltr', text: '100%' },
  { name: '320 px wide, right to left', width: 320, direction: 'rtl', text: '100%' },
  { name: 'letters twice as large', width: 1280, direction: 'ltr', text: '200%' },
]

/** Stands beside a wide page only; a phone has another navigation. */
const onWideWindowsOnly = new Set(['primitives-side-navigation--every-mode'])

/** Nothing may stick out at the side, because scrolling sideways loses the line. */
export async function expectFits(page: Page, story: string) {
  if (onWideWindowsOnly.has(story)) return
  const stuckOut: string[] = []
  for (const { name, width, direction, text } of looks) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = await page.evaluate(beyondTheEdge, { direction, text })
    if (beyond) stuckOut.push(`  ${name}: ${beyond}`)
  }
  await page.evaluate(beyondTheEdge, { direction: 'ltr', text: '' } as const)
  if (stuckOut.length > 0) throw new Error(`Wider than the window:\n${stuckOut.join('\n')}`)
}

/** Runs in the page; the first part that is wider than the window, or nothing. */
async function beyondTheEdge({ direction, text }: Pick<Look, 'direction' | 'text'>) {
  const root = document.documentElement
  root.dir = direction === 'rtl' ? 'rtl' : ''
  root.style.fontSize = text
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const { clientWidth, scrollWidth } = root
  if (scrollWidth <= clientWidth) return null
  const culprit = [...document.body.querySelectorAll('*')].find(part => {
    const { left, right, width } = part.getBoundingClientRect()
    return width > 1 && (right > clientWidth + 1 || left < -1)
  })
  return `${scrollWidth - clientWidth} px too wide, from ${culprit?.outerHTML.slice(0, 200) ?? 'somewhere'}`
}
