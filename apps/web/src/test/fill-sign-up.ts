import { screen, userEvent } from 'storybook/test'
import { chooseOption } from './choose-option.ts'

/** Everything that a member from Lagos without a referral has to fill in. */
export async function fillSignUp(email: string): Promise<void> {
  await screen.findByRole('button', { name: /United States/ })
  await userEvent.type(screen.getByLabelText(/^First name/), 'Ngozi')
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Eze')
  await userEvent.type(screen.getByLabelText(/^Email/), email)
  await userEvent.type(screen.getByLabelText(/^Phone/), '2025550143')
  await chooseOption(/^Country of residence/, 'Nigeria')
  await chooseOption(/^Citizenship/, 'Nigeria')
  await userEvent.keyboard('{Escape}')
  await chooseOption(/^Who referred you/, 'Not Applicable')
  await userEvent.click(screen.getByRole('button', { name: 'Request Exco Referral' }))
  await chooseOption(/^How did you hear/, 'Billboard')
  await userEvent.type(screen.getByLabelText(/^Password/), 'Harmattan#26')
  await userEvent.type(screen.getByLabelText(/^Confirm password/), 'Harmattan#26')
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept the/ }))
}
