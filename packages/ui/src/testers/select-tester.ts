import type { TesterUser } from './tester-user.ts'
import { until } from './until.ts'

/** Works a `SelectField` as a person does. `field` is the element with the role `combobox` that shows the choice. */
export function selectTester(field: HTMLElement, user: TesterUser) {
  const id = `${field.id}-list`
  const list = () => document.getElementById(id)
  const isOpen = () => field.getAttribute('aria-expanded') === 'true'
  const search = () => document.querySelector<HTMLElement>(`input[aria-controls="${id}"]`)
  const rows = () => [...(list()?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const nameOf = (row: HTMLElement) => row.textContent?.trim() ?? ''

  const open = async () => {
    if (!isOpen()) await user.click(field)
    return until(list, 'list of options')
  }
  return {
    isOpen,
    open,
    close: () => (isOpen() ? user.keyboard('{Escape}') : Promise.resolve()),
    /** The names of the options that are drawn. */
    async options() {
      await open()
      return (await until(() => (rows().length > 0 ? rows() : null), 'option')).map(nameOf)
    },
    /** By the beginning of its name. A long list draws only what is in sight, so it is searched where it can be. */
    async choose(option: string) {
      await open()
      const box = search()
      if (box) await user.type(box, option)
      const named = () =>
        rows().find(row => nameOf(row) === option) ??
        rows().find(row => nameOf(row).startsWith(option))
      await user.click(await until(named, `option “${option}”`))
    },
  } as const
}
