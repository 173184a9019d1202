import { within } from 'storybook/test'

/** The boxes of a table in a story: the one for all, and those before its rows in their order. */
export function boxesOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: /^Choose all/ })
  const at = (place: number) => {
    const row = canvasElement.querySelectorAll('tbody tr')[place]
    const box = row?.querySelector<HTMLInputElement>('input[type=checkbox]')
    if (!box) throw new Error(`There is no box in row ${place}.`)
    return box
  }
  return { all, at }
}
