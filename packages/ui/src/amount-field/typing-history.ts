/** One step back, or one forth. */
export type Travel = -1 | 1

/** Ctrl+Z and its kin. */
export function travelByKey(event: KeyboardEvent): Travel | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  if (altKey || !(ctrlKey || metaKey)) return undefined
  if (/^z$/i.test(key)) return shiftKey ? 1 : -1
  return ctrlKey && /^y$/i.test(key) ? 1 : undefined
}

/** Undo and redo from the browser's own menu, or by shaking the phone. */
export function travelByMenu(event: Event): Travel | undefined {
  const kind = event instanceof InputEvent && /^history(Un|Re)do$/.exec(event.inputType)
  return kind ? (kind[1] === 'Un' ? -1 : 1) : undefined
}

export type TypingHistory<Step> = { steps: readonly Step[]; at: number; now: Step }

export function begin<Step>(now: Step): TypingHistory<Step> {
  return { steps: [now], at: 0, now }
}

/** What stands now can be taken back; what had been taken back is gone. */
export function step<Step>({ steps, at }: TypingHistory<Step>, now: Step): TypingHistory<Step> {
  return { steps: [...steps.slice(0, at + 1), now], at: at + 1, now }
}

/** Something else stands in the place of the step one is at. */
export function restate<Step>({ steps, at }: TypingHistory<Step>, now: Step): TypingHistory<Step> {
  return { steps: steps.with(at, now), at, now }
}

/** The same history, standing one step further back or forth; undefined when there is none. */
export function travelled<Step>(
  { steps, at }: TypingHistory<Step>,
  way: Travel,
): TypingHistory<Step> | undefined {
  const now = steps[at + way]
  return now === undefined ? undefined : { steps, at: at + way, now }
}
