export type Travel = 'back' | 'forth'

/** Ctrl+Z and its kin. */
export function travelByKey(event: KeyboardEvent): Travel | undefined {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'forth' : 'back'
  return key === 'y' && event.ctrlKey ? 'forth' : undefined
}

/** Undo and redo from the browser's own menu, or by shaking the phone. */
export function travelByMenu(event: Event): Travel | undefined {
  if (!(event instanceof InputEvent)) return undefined
  if (event.inputType === 'historyUndo') return 'back'
  return event.inputType === 'historyRedo' ? 'forth' : undefined
}

export type TypingHistory<Step> = { now: Step; past: readonly Step[]; future: readonly Step[] }

const longest = 100

export function begin<Step>(now: Step): TypingHistory<Step> {
  return { now, past: [], future: [] }
}

/** What stands now can be taken back; what had been taken back is gone. */
export function step<Step>({ now, past }: TypingHistory<Step>, next: Step): TypingHistory<Step> {
  return { now: next, past: [...past, now].slice(-longest), future: [] }
}

/** The same history, standing one step further back or forth; undefined when there is none. */
export function travelled<Step>(
  { now, past, future }: TypingHistory<Step>,
  way: Travel,
): TypingHistory<Step> | undefined {
  const [last] = past.slice(-1)
  const [next] = future
  if (way === 'back')
    return last === undefined
      ? undefined
      : { now: last, past: past.slice(0, -1), future: [now, ...future] }
  return next === undefined
    ? undefined
    : { now: next, past: [...past, now], future: future.slice(1) }
}
