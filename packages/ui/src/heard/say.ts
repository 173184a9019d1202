/** A region that appears with its words is passed over by some readers, and what has the focus is read first. */
const settles = 100
/** Long enough to be read; later nobody meets it who walks through the page. */
const stays = 3000

let region: HTMLElement | undefined

/**
 * Has a screen reader say a sentence as soon as it is silent. Nothing is shown, nothing moves. Answers with what takes
 * it back, for a sentence that stops being true before it has gone by itself.
 */
export function say(sentence: string): () => void {
  const place = placeToHear()
  // An element of its own: what is said a second time is heard a second time.
  const words = document.createElement('p')
  words.textContent = sentence
  const coming = setTimeout(() => place.append(words), settles)
  const going = setTimeout(() => words.remove(), settles + stays)
  return () => {
    clearTimeout(coming)
    clearTimeout(going)
    words.remove()
  }
}

/** One for the whole page: an open dialog hides everything behind it but live regions. */
function placeToHear(): HTMLElement {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.className = 'sr-only start-0 top-0'
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('aria-relevant', 'additions')
  document.body.append(region)
  return region
}
