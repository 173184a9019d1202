export type RowKeys = {
  /** To the next row or the one before; from outside, to the first one in sight. */
  go(step: 1 | -1): void
  /** Chooses the row that has the focus, or takes it back. Answers whether there was one. */
  choose(): boolean
}

const link = '[data-row-link]'
const tick = 'input[type=checkbox]'

/** A row that isn't drawn yet comes within a few frames. */
const mostFrames = 20

const rowsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('tbody tr')]

const rowWithFocus = (box: HTMLElement) =>
  rowsOf(box).find(row => row.contains(document.activeElement))

function firstInSight(box: HTMLElement): HTMLElement | undefined {
  const head = box.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
  const around = box.querySelector('table')?.parentElement?.getBoundingClientRect().top ?? 0
  const top = Math.max(0, head, around)
  return rowsOf(box).find(row => row.getBoundingClientRect().top >= top - 1)
}

function focusIn(row: HTMLElement, like: string): void {
  const wanted = [like, link, tick, 'a, button'].map(each => row.querySelector<HTMLElement>(each))
  wanted.find(each => each !== null)?.focus()
}

/** In a list that draws what is in sight, a row knows its place; in others it has it. */
function rowAfter(box: HTMLElement, current: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const { index } = current.dataset
  const rows = rowsOf(box)
  if (index === undefined) return rows[rows.indexOf(current) + step]
  return rows.find(row => row.dataset.index === String(Number(index) + step))
}

function go(box: HTMLElement, step: 1 | -1): void {
  const current = rowWithFocus(box)
  if (!current) {
    const first = firstInSight(box)
    if (first) focusIn(first, link)
    return
  }
  // Down a column of boxes, or down the rows themselves.
  const like = document.activeElement?.matches(tick) ? tick : link
  let frames = 0
  const move = () => {
    const next = rowAfter(box, current, step)
    if (next) return focusIn(next, like)
    if (current.dataset.index === undefined || frames++ === mostFrames) return
    current.scrollIntoView({ block: 'nearest' })
    requestAnimationFrame(move)
  }
  move()
}

export function rowKeysOf(box: HTMLElement): RowKeys {
  return {
    go: step => go(box, step),
    choose: () => {
      const row = rowWithFocus(box)
      row?.querySelector<HTMLElement>(tick)?.click()
      return row !== undefined
    },
  }
}

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'

type Press = Pick<
  KeyboardEvent,
  'key' | 'target' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'
>

/** The keys of a row while the focus is in the table; letters where the page has no use of its own for them. */
export function pressRowKey(box: HTMLElement, press: Press, letters: boolean): void {
  const { key, target, ctrlKey, metaKey, altKey } = press
  if (press.defaultPrevented || ctrlKey || metaKey || altKey) return
  if (!(target instanceof HTMLElement) || !box.contains(target) || target.closest(typing)) return
  const action = actionOf(box, key, target, letters)
  if (!action) return
  press.preventDefault()
  action()
}

function actionOf(box: HTMLElement, key: string, target: HTMLElement, letters: boolean) {
  const keys = rowKeysOf(box)
  const row = target.closest('tbody tr')
  if ((row && key === 'ArrowDown') || (letters && key === 'j')) return () => keys.go(1)
  if ((row && key === 'ArrowUp') || (letters && key === 'k')) return () => keys.go(-1)
  if (row && letters && key === 'x') return () => void keys.choose()
  const opens = row?.querySelector<HTMLElement>(`${link}, a`)
  if (opens && key === 'Enter' && target.matches(tick)) return () => opens.click()
  return undefined
}
