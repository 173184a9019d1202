import { screen, userEvent, within } from 'storybook/test'

/** Long lists draw only what is in sight, so the option is searched for where one can. */
export async function chooseOption(
  label: RegExp,
  option: string,
  place: HTMLElement = document.body,
): Promise<void> {
  await userEvent.click(await within(place).findByRole('combobox', { name: label }))
  await screen.findByRole('listbox')
  const search = screen.queryByRole('combobox', { name: 'Search...' })
  if (search) await userEvent.type(search, option)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
