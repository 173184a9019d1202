import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

/** The page behind stays short. */
const asDayo = [mocks.listTransactions.empty({ as: 'dayo' }), ...handlersFor('dayo')]

const meta = {
  title: 'Flows/Statement',
  tags: ['flow'],
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/transactions', signedIn: true },
    msw: { handlers: asDayo },
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function ask() {
  await userEvent.click(await see(() => screen.getByRole('button', { name: 'Get a statement' })))
  return within(await see(() => screen.getByRole('dialog', { name: 'Get a statement' })))
}

async function save() {
  const dialog = await ask()
  await userEvent.click(dialog.getByRole('button', { name: 'Save as PDF' }))
  return dialog
}

export const Asked: Story = {
  tags: ['ready'],
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['statement:asked'],
    docs: { description: { story: 'Which days: this month so far, unless told.' } },
  },
  play: async () => {
    const dialog = await ask()
    await expect(dialog.getByLabelText(/^From/)).toHaveValue('01/06/2026')
    await expect(dialog.getByLabelText(/^To/)).toHaveValue('03/06/2026')
  },
}

export const Saved: Story = {
  parameters: {
    pictures: false,
    states: ['statement:saved'],
    docs: { description: { story: 'The file is among the downloads, and the dialog is gone.' } },
  },
  play: async () => {
    await save()
    await see(() => screen.getByText('Your statement is saved.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const BeingMade: Story = {
  parameters: {
    pictures: false,
    msw: { handlers: [mocks.getWalletStatement.never(), ...asDayo] },
    docs: { description: { story: 'The button turns while the statement is made.' } },
  },
  play: async () => {
    const dialog = await save()
    await see(() => dialog.getByText('Your statement is being made'))
  },
}

export const DaysTurnedRound: Story = {
  parameters: {
    pictures: false,
    states: ['statement:days-wrong'],
    docs: { description: { story: 'The last day is before the first: said beside the field.' } },
  },
  play: async () => {
    const dialog = await ask()
    const to = dialog.getByLabelText(/^To/)
    await userEvent.clear(to)
    await userEvent.type(to, '31/05/2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Save as PDF' }))
    await see(() => dialog.getByText('Please end on the first day or later.'))
  },
}

export const TooLong: Story = {
  parameters: {
    pictures: { modes: ['light-phone'] },
    states: ['error:paper_too_long'],
    msw: { handlers: [mocks.getWalletStatement.fails('paper_too_long'), ...asDayo] },
    docs: {
      description: { story: 'More lines than fit on a paper: the dialog stays and says so.' },
    },
  },
  play: async () => {
    await see(() => screen.getByRole('button', { name: 'Get a statement' }))
    await (await save()).findByText(/more than fits on one paper/)
  },
}

export const LinesSaved: Story = {
  parameters: {
    pictures: false,
    states: ['transactions:saved'],
    docs: { description: { story: 'The lines that are shown, for a spreadsheet.' } },
  },
  play: async () => {
    await userEvent.click(
      await see(() => screen.getByRole('button', { name: 'Save these lines as CSV' })),
    )
    await see(() => screen.getByText('transactions-NGN.csv is saved.'))
  },
}

export const LinesNotSaved: Story = {
  parameters: {
    pictures: false,
    msw: { handlers: [mocks.exportTransactions.fails('internal'), ...asDayo] },
    docs: { description: { story: 'A file that can’t be made is said in a toast.' } },
  },
  play: async () => {
    await userEvent.click(
      await see(() => screen.getByRole('button', { name: 'Save these lines as CSV' })),
    )
    await see(() => screen.getByText(/went wrong|try again/i))
  },
}
