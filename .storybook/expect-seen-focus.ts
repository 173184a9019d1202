import type { Page } from 'playwright'

/** As much as WCAG 1.4.11 asks of a ring against what lies on both of its sides. */
const least = 3

type Look = {
  readonly least: number
  /** What isn't looked at, as a selector. */
  readonly without: string | undefined
}

/**
 * Each part that a keyboard reaches shows where it is, on any ground and in both themes: read from what the browser
 * computed. The theme is the light one afterwards. What a story before showed alike is not looked at again.
 */
export async function expectSeenFocus(page: Pick<Page, 'evaluate'>, without: string | undefined) {
  const faint = await page.evaluate(faintRings, { least, without })
  if (faint.length > 0) throw new Error(`Focus that is not seen:\n  ${faint.join('\n  ')}`)
}

/** Runs in the page, so all it needs is inside of it. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a page takes one function
async function faintRings({ least, without }: Look): Promise<string[]> {
  type Colour = { readonly r: number; readonly g: number; readonly b: number; readonly a: number }
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return []
  const known = new Map<string, Colour>()
  const colourOf = (text: string): Colour => {
    const seen = known.get(text)
    if (seen) return seen
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = text
    pen.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data
    const colour = { r, g, b, a: a / 255 }
    known.set(text, colour)
    return colour
  }
  /** What is behind a part: the colours of all it stands in, laid over each other. */
  const groundOf = (part: Element | null): Colour => {
    if (!part) return { r: 255, g: 255, b: 255, a: 1 }
    const top = colourOf(getComputedStyle(part).backgroundColor)
    if (top.a === 1) return top
    const under = groundOf(part.parentElement)
    const mix = (above: number, below: number) => above * top.a + below * (1 - top.a)
    return { r: mix(top.r, under.r), g: mix(top.g, under.g), b: mix(top.b, under.b), a: 1 }
  }
  const light = ({ r, g, b }: Colour) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map(part => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const contrast = (one: Colour, other: Colour) => {
    const [a = 0, b = 0] = [light(one), light(other)].sort((x, y) => y - x)
    return (a + 0.05) / (b + 0.05)
  }
  const isSeen = (part: Element): boolean =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const places = (part: Element) => {
    const around: Element[] = []
    for (let at: Element | null = part; at && at !== document.body; at = at.parentElement)
      around.push(at)
    const marks = [...part.querySelectorAll('*'), ...(part.parentElement?.children ?? [])]
    return [...around, ...marks].filter(isSeen)
  }
  const outlineOf = (at: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(at)
    const width = Number.parseFloat(outlineWidth)
    if (outlineStyle === 'none' || width < 1 || colourOf(outlineColor).a === 0) return undefined
    return { text: `${outlineColor} ${outlineWidth}`, outlineColor, width, outlineOffset }
  }
  /** Around the part itself, around what it stands for (a card, a row, a field), or around its own mark. */
  const ringOf = (part: Element, always: ReadonlyMap<Element, string>) => {
    for (const at of places(part)) {
      const outline = outlineOf(at)
      if (!outline || always.get(at) === outline.text) continue
      const inner = Number.parseFloat(outline.outlineOffset)
      const sides = [inner > 0, inner + outline.width > 0].map(isOutside =>
        groundOf(isOutside ? at.parentElement : at),
      )
      return { colour: colourOf(outline.outlineColor), sides }
    }
    return undefined
  }
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important }'
  document.head.append(still)
  const passedOn =
    '[role=tab]:not([aria-selected=true]), [role=menuitem], [role=tablist], [data-radix-focus-guard]'
  // In an open list the active option shows where one is, or the caret in its only field.
  const shownOtherwise =
    '[aria-activedescendant], [role=listbox], [role=combobox][aria-expanded=true], [data-menu-search]'
  // A toast comes and goes by itself.
  const fading = '[data-sonner-toast]:not([data-visible=true][data-removed=false])'
  // Parts that are styled alike on a ground alike, such as the links of a column, show their focus alike.
  const styleOf: (part: Element) => string = Reflect.get(globalThis, 'createStyleOf')()
  const chosen = new Map<string, HTMLElement>()
  const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]'
  for (const part of document.querySelectorAll<HTMLElement>(reachable)) {
    if (without && part.closest(without)) continue
    const style = styleOf(part)
    if (chosen.has(style)) continue
    if (part.tabIndex < 0 || part.matches(':disabled') || !part.checkVisibility()) continue
    // The focus would choose it, or is handed on by what only guards it.
    if (part.matches(passedOn) || part.matches(shownOtherwise) || part.closest(fading)) continue
    chosen.set(style, part)
  }
  // Kept as long as the page: stories of one part, and states of one page, show most of the same.
  const seen: Set<string> = Reflect.get(globalThis, 'seenFocus') ?? new Set()
  Reflect.set(globalThis, 'seenFocus', seen)

  const before = document.activeElement
  const faint = new Set<string>()
  const applyTheme: (theme: string) => void = Reflect.get(globalThis, 'applyTheme')
  for (const theme of ['dark', 'light']) {
    const fresh = [...chosen]
      .map(([style, part]) => ({ look: `${theme} ${style}`, part }))
      .filter(({ look }) => !seen.has(look))
    if (fresh.length === 0) continue
    applyTheme(theme)
    await new Promise(painted => requestAnimationFrame(painted))
    known.clear()
    for (const { look, part } of fresh) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const always = new Map(places(part).map(at => [at, outlineOf(at)?.text ?? '']))
      // As if by a key: the browser shows where it is.
      part.focus({ preventScroll: true, focusVisible: true })
      if (document.activeElement !== part || !part.matches(':focus-visible')) continue
      // Its time may have come since it was chosen.
      if (part.closest(fading)) continue
      const ring = ringOf(part, always)
      const name = `${theme}, ${part.outerHTML.slice(0, 120).replaceAll(/\s+/g, ' ')}`
      if (!ring) {
        faint.add(`no ring: ${name}`)
        continue
      }
      const reached = Math.min(...ring.sides.map(side => contrast(ring.colour, side)))
      if (reached < least) faint.add(`${reached.toFixed(2)} : 1 on ${name}`)
      else seen.add(look)
    }
  }
  applyTheme('light')
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  still.remove()
  return [...faint].slice(0, 5)
}
