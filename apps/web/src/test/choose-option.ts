import { selectTester } from '@kinfold/ui/testers/select-tester'
import { userEvent, within } from 'storybook/test'

export async function chooseOption(
  label: RegExp,
  option: string,
  place: HTMLElement = document.body,
): Promise<void> {
  const field = await within(place).findByRole('combobox', { name: label })
  await selectTester(field, userEvent).choose(option)
}
