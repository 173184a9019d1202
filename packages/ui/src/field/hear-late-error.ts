import { say } from '../heard/say.ts'

/** Errors that came together are looked at together, once the focus has gone where it goes. */
const settles = 100

type LateError = {
  element: HTMLElement
  labelId: string | undefined
  takeBack?: () => void
}

let late: LateError[] = []
/** Whether the focus has come to where it is since the last key or press. */
let hasCome = false
let left: EventTarget | null = null

// Pages are rendered at build too, where there is no focus.
if (typeof document !== 'undefined') {
  const stays = () => {
    hasCome = false
  }
  const comes = () => {
    hasCome = true
  }
  const leaves = (event: FocusEvent) => {
    left = event.target
  }
  const quietly = { capture: true, passive: true }
  for (const press of ['keydown', 'pointerdown', 'click']) addEventListener(press, stays, quietly)
  addEventListener('focusin', comes, quietly)
  addEventListener('focusout', leaves, quietly)
}

/**
 * Has an error said that appeared while the focus was elsewhere. Where the focus comes to a wrong field, as after sending
 * a form, the reader reads its error there: then it is not said, and the others are met in their turn. Answers with what
 * takes it back once it is mended.
 */
export function hearLateError(element: HTMLElement, labelId: string | undefined): () => void {
  if (late.length === 0) setTimeout(sayLateErrors, settles)
  const error: LateError = { element, labelId }
  late = [...late.filter(other => other.element !== element), error]
  return () => {
    late = late.filter(other => other !== error)
    error.takeBack?.()
  }
}

function sayLateErrors(): void {
  const standing = late.filter(({ element }) => element.isConnected)
  late = []
  for (const error of toBeSaid(standing)) error.takeBack = say(sentenceOf(error))
}

function toBeSaid(standing: LateError[]): LateError[] {
  const { activeElement } = document
  const focused = standing.filter(({ element }) => describes(element, activeElement))
  // Where the focus stays, as after Enter, what newly describes the field would not be read.
  if (focused.length > 0) return hasCome ? [] : focused
  const isLed = hasCome && activeElement?.closest('[data-invalid], [aria-invalid=true]')
  return isLed ? standing.filter(({ element }) => describes(element, left)) : standing
}

function describes({ id }: HTMLElement, control: EventTarget | null): boolean {
  if (!(control instanceof Element)) return false
  const described = control.closest('[aria-describedby]')?.getAttribute('aria-describedby')
  return described?.split(' ').includes(id) ?? false
}

function sentenceOf({ element, labelId }: LateError): string {
  const label = labelId ? document.getElementById(labelId) : null
  const name = label ? spokenText(label) : ''
  const error = element.textContent ?? ''
  return name ? `${name}: ${error}` : error
}

/** Without the star. */
function spokenText(label: HTMLElement): string {
  const isSpoken = (node: Node) => !(node instanceof Element && node.ariaHidden === 'true')
  return [...label.childNodes]
    .filter(isSpoken)
    .map(node => node.textContent)
    .join('')
}
