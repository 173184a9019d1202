// Run in the page: which parts of a story are drawn as none before was. Stories of one part, and states of one page,
// show most of the same, and what looks alike is judged once.

/** The styles and states of a part and of all that it stands in: parts with the same ones look alike. */
export function createStyleOf(): (part: Element) => string {
  // In a club's colours a part looks different in the same classes.
  const clubColours = [...document.querySelectorAll('body style')]
    .map(({ textContent }) => textContent)
    .join('')
  const known = new Map<Element, string>([[document.body, clubColours]])
  return function styleOf(part: Element): string {
    const found = known.get(part)
    if (found !== undefined) return found
    const states = [...part.attributes]
      .filter(({ name }) => saysHowItLooks.test(name))
      .map(({ name, value }) => `${name}=${value}`)
    const around = part.parentElement ? styleOf(part.parentElement) : ''
    const style = `${around}>${part.localName} ${states.join(' ')}`
    known.set(part, style)
    return style
  }
}

const saysHowItLooks = /^(class|type|style|disabled|data-|aria-(?!label|describedby|controls|owns))/

const judged = new Set<string>()
let fresh = new Map<string, Element>()

/**
 * Finds the words in colours that none before had, in the light theme, where their colours and their ground say what
 * the classes don't: every second row, a chosen option. What a dialog covers is left to the story without it.
 */
export function findFreshWords(without: string | undefined): boolean {
  const styleOf = createStyleOf()
  const dialog = [...document.querySelectorAll(':modal')].at(-1) ?? document.body
  fresh = new Map()
  for (const part of dialog.querySelectorAll('*')) {
    if (!hasWords(part) || !part.checkVisibility() || (without && part.closest(without))) continue
    const look = `${getComputedStyle(part).color} on ${groundOf(part)} ${styleOf(part)}`
    if (!judged.has(look) && !fresh.has(look)) fresh.set(look, part)
  }
  return fresh.size > 0
}

/** Those that still stand there: some parts change their shape with the window. */
export const freshWords = (): Element[] => [...fresh.values()].filter(part => part.isConnected)

export function noteFreshWords(): void {
  for (const [look, part] of fresh) if (part.isConnected) judged.add(look)
}

const hasWords = (part: Element): boolean =>
  part.matches('input, select, textarea') ||
  [...part.childNodes].some(node => node instanceof Text && node.data.trim() !== '')

function groundOf(part: Element | null): string {
  for (let at = part; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor
  }
  return ''
}
