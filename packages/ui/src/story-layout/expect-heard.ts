import { expect, waitFor } from 'storybook/test'
import { say } from '../heard/say.ts'

/*
 * What a screen reader says without the focus going there: the words that come into a live region that was there before
 * them, and alerts. A region that appears with its words is silent here too, as it is in most readers.
 */

const polite = '[aria-live=polite], [aria-live=assertive], [role=status], output, [role=log]'
const regions = `${polite}, [role=alert]`

let heard: string[] = []
let ears: MutationObserver | undefined

/** Begins to listen once all is said that was about to be, by the story before or by this one when it came. */
export async function listen(): Promise<void> {
  ears?.disconnect()
  heard = []
  ears = new MutationObserver(changes => heard.push(...new Set(changes.flatMap(wordsOf))))
  ears.observe(document.body, { childList: true, characterData: true, subtree: true })
  await sayAndHear('Nothing before this')
  heard = []
}

/** One of these sentences was heard: the words themselves or a pattern. */
export async function expectHeard(sentence: string | RegExp): Promise<void> {
  await waitFor(() =>
    expect(heard).toContainEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ),
  )
}

/** These and no others since listening began, in whatever order; nothing twice that stands here once. */
export async function expectHeardOnly(...sentences: string[]): Promise<void> {
  for (const sentence of sentences) await expectHeard(sentence)
  await hearOut()
  await expect(heard.toSorted(), `Heard: ${heard.join(', ')}`).toEqual(sentences.toSorted())
}

/** Waits for what is still to be said: a late error waits for the focus, and every sentence for silence. */
async function hearOut(): Promise<void> {
  for (const end of ['Nothing more before this', 'Nothing more']) {
    await sayAndHear(end)
    heard = heard.filter(sentence => sentence !== end)
  }
}

async function sayAndHear(sentence: string): Promise<void> {
  say(sentence)
  await waitFor(() => expect(heard).toContain(sentence))
}

function wordsOf({ type, target, addedNodes }: MutationRecord): string[] {
  // What goes is not said.
  if (type === 'childList' && addedNodes.length === 0) return []
  const place = target instanceof Element ? target : target.parentElement
  const region = place?.closest<HTMLElement>(regions)
  const added = [...addedNodes]
  if (!region) return added.flatMap(alertsIn).map(textOf).filter(Boolean)
  // A status and an alert are read whole, other regions by what is new in them.
  const isWhole = region.matches('[role=status], [role=alert], output, [aria-atomic=true]')
  return (isWhole || added.length === 0 ? [region] : added).map(textOf).filter(Boolean)
}

function alertsIn(node: Node): Element[] {
  if (!(node instanceof Element)) return []
  return node.matches('[role=alert]') ? [node] : [...node.querySelectorAll('[role=alert]')]
}

function textOf(node: Node): string {
  return (node.textContent ?? '').replace(/\s+/g, ' ').trim()
}
