import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { openSurvey } from '@kinfold/personas/content/demo-surveys'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const handlers = handlersFor('zainab')

const meta = {
  title: 'Desk/Surveys',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/club/surveys' },
    msw: { handlers },
    pictures: false,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const about = (story: string) => ({ docs: { description: { story } } })
const main = { pictures: { modes: ['light-desktop', 'dark-phone'] } } as const
const atForm = { desk: { path: '/desk/club/surveys/new' } }
const atOpen = { desk: { path: `/desk/club/surveys/${openSurvey.id}` } }

const shown = (name: string | RegExp = 'Surveys') =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible())

async function ask() {
  await shown('Open a survey')
  await userEvent.type(screen.getByLabelText(/^Title/), 'One more question')
  await userEvent.type(screen.getByLabelText(/^What it is about/), 'It takes a minute.')
  await userEvent.type(screen.getByLabelText(/^Link/), 'https://survey.kinfold.example/more')
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('dialog', { name: 'Ask every member?' }))
}

export const Ready: Story = {
  parameters: {
    states: ['route:surveys:ready'],
    ...about('The open survey, with how many took part and what members are asked.'),
    ...main,
    ...atOpen,
  },
  play: async () => {
    await shown(openSurvey.title)
    await expect(screen.getByText('4 members')).toBeVisible()
    await expect(screen.getByRole('button', { name: /^Close this survey/ })).toBeVisible()
  },
}

export const Opening: Story = {
  parameters: { ...about('What is missing or wrong is said beside its field.'), ...atForm },
  play: async () => {
    await shown('Open a survey')
    await userEvent.type(screen.getByLabelText(/^Link/), 'javascript:alert(1)')
    await userEvent.click(screen.getByRole('button', { name: 'Open it' }))
    await waitFor(() => expect(screen.getAllByText('Please fill this in.')).toHaveLength(2))
    await expect(screen.getByText('Please enter a link that starts with https://.')).toBeVisible()
  },
}

export const AskedFirst: Story = {
  name: 'Asked first',
  parameters: {
    ...about('It says which survey closes by it. “Not yet” goes back to what was typed.'),
    ...atForm,
  },
  play: async () => {
    const dialog = await ask()
    await expect(dialog.getByText(/^“What should we do next\?” closes/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(screen.getByLabelText(/^Title/)).toHaveValue('One more question')
    await expect(screen.getByRole('button', { name: 'Open it' })).toBeEnabled()
  },
}

export const Opened: Story = {
  parameters: { ...about('Said yes to: every member is asked.'), ...atForm },
  play: async () => {
    const dialog = await ask()
    await userEvent.click(dialog.getByRole('button', { name: 'Open it' }))
    await waitFor(() => expect(screen.getByText('The survey is open.')).toBeVisible())
    await shown()
  },
}

export const Closed: Story = {
  parameters: { ...about('Closed by keys, once it was asked for again.'), ...atOpen },
  play: async () => {
    await shown(openSurvey.title)
    await userEvent.keyboard('r{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this survey?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close it' }))
    await waitFor(() => expect(screen.getByText(/^The survey is closed/)).toBeVisible())
  },
}

export const ClosedMeanwhile: Story = {
  name: 'Closed meanwhile',
  parameters: {
    ...about('Somebody else closed it a moment ago.'),
    ...atOpen,
    msw: { handlers: [mocks.closeSurvey.fails('already_decided'), ...handlers] },
  },
  play: async () => {
    await shown(openSurvey.title)
    await userEvent.keyboard('r{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this survey?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close it' }))
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
  },
}

export const Gone: Story = {
  parameters: {
    ...about('A link to none that there is.'),
    desk: { path: '/desk/club/surveys/00000000-0000-4000-8000-000000000000' },
  },
  play: () => shown('This survey is not in the list'),
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  parameters: {
    ...about('Others see how many took part, and close nothing.'),
    ...atOpen,
    msw: { handlers: handlersFor('tunde') },
  },
  play: async () => {
    await shown(openSurvey.title)
    await expect(screen.queryByRole('button', { name: /^Close this/ })).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:surveys:empty'],
    ...about('Nothing was ever asked.'),
    msw: { handlers: [mocks.listSurveys.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'No survey yet' })).toBeVisible(),
    )
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:surveys:loading'],
    ...about('They are on their way.'),
    ...atOpen,
    msw: { handlers: [mocks.listSurveys.never(), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The survey is loading')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: {
    states: ['route:surveys:error'],
    ...about('They can’t be read; it can be asked again in place.'),
    msw: { handlers: [mocks.listSurveys.fails('internal'), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The surveys can’t be shown/)).toBeVisible(), {
      timeout: 15_000,
    })
  },
}
