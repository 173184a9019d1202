import type { Page } from 'playwright'
import { givenBy } from './own-texts.ts'
import type { LanguageKey } from './speak.tsx'

type Look = {
  name: string
  width: number
  direction: 'ltr' | 'rtl'
  text: string
  words: LanguageKey
}

const narrow = { width: 320, direction: 'ltr', text: '100%', words: 'english' } as const

// The narrowest phone, the same with longer words and with words read from the right, and letters twice as large: the
// zoom of a browser and of a reader.
const looks: readonly Look[] = [
  { ...narrow, name: '320 px wide' },
  { ...narrow, name: '320 px wide, in longer words', words: 'pseudo' },
  { ...narrow, name: '320 px wide, in Arabic', words: 'arabic', direction: 'rtl' },
  { ...narrow, name: 'letters twice as large', width: 1280, text: '200%' },
]

/** Stands beside a wide page only; a phone has another navigation. */
const onWideWindowsOnly = new Set(['primitives-side-navigation--every-mode'])

/** Nothing may stick out at the side, because scrolling sideways loses the line, and no text out of its box. */
export async function expectFits(
  page: Pick<Page, 'evaluate' | 'setViewportSize'>,
  story: string,
  file: string | undefined,
) {
  if (onWideWindowsOnly.has(story)) return
  const wrong: string[] = []
  const isGiven = file ? givenBy(file) : () => true
  for (const { name, width, ...look } of looks) {
    await page.setViewportSize({ width, height: 800 })
    const { beyond, untranslated } = await page.evaluate(lookAt, look)
    wrong.push(...beyond.map(sentence => `  ${name}: ${sentence}`))
    wrong.push(
      ...untranslated.filter(text => !isGiven(text)).map(text => `  not translated: “${text}”`),
    )
  }
  await page.evaluate(lookAt, { direction: 'ltr', text: '', words: 'english' } as const)
  if (wrong.length > 0)
    throw new Error(`Wider than its place, or not translated:\n${wrong.join('\n')}`)
}

type Seen = { beyond: string[]; untranslated: string[] }

/** Runs in the page: what is wider than the window or its box, and in the pseudo-language what has no brackets. */
async function lookAt({
  direction,
  text,
  words,
}: Pick<Look, 'direction' | 'text' | 'words'>): Promise<Seen> {
  const root = document.documentElement
  root.dir = direction === 'rtl' ? 'rtl' : ''
  root.style.fontSize = text
  await Reflect.get(globalThis, 'speak')(words)
  // A part that changes its shape for the new size does so after a frame, when nothing else waits.
  for (const _ of ['noticed', 'changed', 'drawn'])
    await new Promise(next => requestAnimationFrame(() => setTimeout(next)))
  const foreign = words !== 'english'
  return {
    beyond: [...wide(), ...(foreign ? outOfTheirBoxes() : [])],
    untranslated: words === 'pseudo' ? withoutBrackets() : [],
  }

  /** The first part that is wider than the window. */
  function wide(): string[] {
    const { clientWidth, scrollWidth } = root
    if (scrollWidth <= clientWidth) return []
    const culprit = [...document.body.querySelectorAll('*')].find(part => {
      const { left, right, width } = part.getBoundingClientRect()
      return width > 1 && (right > clientWidth + 1 || left < -1)
    })
    return [`${scrollWidth - clientWidth} px too wide, from ${written(culprit)}`]
  }

  function outOfTheirBoxes(): string[] {
    return textNodes().flatMap(node => {
      const box = boxOf(node.parentElement)
      if (!box) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      const place = range.getBoundingClientRect()
      const { left, right } = box.getBoundingClientRect()
      const isOut = place.width > 0 && (place.left < left - 1 || place.right > right + 1)
      return isOut ? [`“${node.data.trim()}” sticks out of ${written(box)}`] : []
    })
  }

  /** What is drawn around a text: the first part with an edge or a ground. None where it is cut off or only heard. */
  function boxOf(part: Element | null): Element | undefined {
    for (let at = part; at && at !== document.body; at = at.parentElement) {
      const { width } = at.getBoundingClientRect()
      const { overflowX, borderInlineStartWidth, backgroundColor, visibility, display } =
        getComputedStyle(at)
      if (width <= 1 || overflowX !== 'visible' || visibility === 'hidden') return undefined
      const isDrawn =
        borderInlineStartWidth !== '0px' || !/, 0\)$|transparent/.test(backgroundColor)
      if (isDrawn && display !== 'inline') return at
    }
    return undefined
  }

  /** All that is shown or heard now; what was said a moment ago was said in another language. */
  function textNodes(): Text[] {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walk.nextNode()) {
      const { currentNode: node } = walk
      const around = node.parentElement
      if (!(node instanceof Text) || !node.data.trim() || !around?.checkVisibility()) continue
      if (!around.closest('[aria-relevant=additions]')) nodes.push(node)
    }
    return nodes
  }

  /** A sentence around something drawn has its brackets in two places, so they are counted from text to text. */
  function withoutBrackets(): string[] {
    let depth = 0
    const outside = (said: string) => {
      let left = ''
      for (const sign of said) {
        if (sign === '[') depth++
        else if (sign === ']') depth--
        else if (depth === 0) left += sign
      }
      return left
    }
    const shown = textNodes().map(({ data }) => outside(data))
    depth = 0
    const attributes = [
      'aria-label',
      'aria-valuetext',
      'aria-description',
      'placeholder',
      'title',
      'alt',
    ]
    const named = attributes.flatMap(name =>
      [...document.body.querySelectorAll(`[${name}]`)]
        .filter(part => part.checkVisibility())
        .map(part => outside(part.getAttribute(name) ?? '')),
    )
    return [...new Set([...shown, ...named].map(said => said.trim()))].filter(said =>
      /\p{L}/u.test(said),
    )
  }

  function written(part: Element | undefined): string {
    return part?.outerHTML.slice(0, 200) ?? 'somewhere'
  }
}
