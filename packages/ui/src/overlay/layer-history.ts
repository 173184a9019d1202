// Every layer over the page owns one step of the browser's history: Back closes the uppermost, and a layer that is
// closed otherwise takes its step along. A step has the page's own address, and says how many layers lie over the page.

type Layer = { close: () => void }

const layers: Layer[] = []
/** What leads elsewhere and waits until the steps of all layers are gone. */
const moves: (() => void)[] = []
/** Whether the browser is on its way to another step, which it reaches some time later. */
let underway: 'ours' | 'theirs' | 'away' | undefined
let giveUp: ReturnType<typeof setTimeout> | undefined
let asked = false

/** How many steps of layers lie between here and the page. */
export function layerSteps(): number {
  const state: unknown = history.state
  const steps = typeof state === 'object' && state !== null && 'layers' in state && state.layers
  return typeof steps === 'number' ? steps : 0
}

function travel(whose: 'ours' | 'theirs', go: () => void): void {
  underway = whose
  // Where there is no such step, the browser says nothing at all.
  giveUp = setTimeout(arrive, 500)
  go()
}

function arrive(): void {
  clearTimeout(giveUp)
  const whose = underway
  underway = undefined
  // Back, by whomever: what lies higher than that is closed, the uppermost first.
  if (whose !== 'ours') for (const { close } of layers.slice(layerSteps()).reverse()) close()
  agreeSoon()
}

// One layer often takes the place of another: together they change nothing.
function agreeSoon(): void {
  if (asked) return
  asked = true
  setTimeout(() => {
    asked = false
    agree()
  })
}

/** Has the history agree with the layers that are open. */
function agree(): void {
  if (underway) return
  const wanted = moves.length > 0 ? 0 : layers.length
  const there = layerSteps()
  // Also steps of layers that are gone: reached by Forward, or left from before the page was loaded anew.
  if (there > wanted) travel('ours', () => history.go(wanted - there))
  else if (moves.length > 0) {
    moves.shift()?.()
    agreeSoon()
  } else {
    for (let step = there + 1; step <= wanted; step++) {
      history.pushState({ ...history.state, layers: step }, '')
    }
  }
}

/** Answers how to take it away. */
export function openLayer(layer: Layer): () => void {
  layers.push(layer)
  agreeSoon()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    agreeSoon()
  }
}

/** For whatever adds or replaces a step: it is done from the page's own, so that none of a layer is left behind. */
export function moveFromPage(move: () => void): void {
  if (!underway && moves.length === 0 && layerSteps() === 0) move()
  else {
    moves.push(move)
    agreeSoon()
  }
}

/** For whatever goes to a step that is there already, counted from the page's own. */
export function travelFromPage(go: () => void): void {
  moveFromPage(() => travel('theirs', go))
}

/** To another document: a step of history taken meanwhile would call it off. */
export function leaveFromPage(address: string): void {
  moveFromPage(() => {
    underway = 'away'
    location.assign(address)
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', arrive)
  // Back from there, to the page as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && arrive())
  agreeSoon()
}
