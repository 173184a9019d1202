import type { TesterUser } from './tester-user.ts'

const textOf = (element: Element) => element.textContent?.trim() ?? ''

/** Reads and sorts a `DataTable`. `table` is the element with the role `table`. */
export function tableTester(table: HTMLElement, user: Pick<TesterUser, 'click'>) {
  const heads = () => [...table.querySelectorAll<HTMLElement>('[role=columnheader]')]
  const columns = () => heads().map(textOf)
  const rows = () =>
    [...table.querySelectorAll('[role=row]')].filter(row => row.querySelector('[role=cell]'))
  const cells = (row: Element) => [...row.querySelectorAll('[role=cell]')]
  return {
    columns,
    /** How many rows it has, also those that aren't drawn. */
    size: () => Number(table.getAttribute('aria-rowcount') ?? rows().length + 1) - 1,
    /** What each drawn row says in that column. */
    column(name: string) {
      const at = columns().indexOf(name)
      if (at < 0) throw new Error(`There is no column “${name}”.`)
      return rows().map(row => textOf(cells(row)[at] ?? row))
    },
    /** The first row with that text in any of its cells. */
    row: (text: string) => rows().find(row => cells(row).some(cell => textOf(cell) === text)),
    async sort(name: string) {
      const button = heads()
        .find(head => textOf(head) === name)
        ?.querySelector('button')
      if (!button) throw new Error(`“${name}” doesn’t sort.`)
      await user.click(button)
    },
  } as const
}
