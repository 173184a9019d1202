import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { openSurvey } from '@kinfold/personas/content/demo-surveys'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { emptyStory } from '../../test/empty-story.ts'
import { mainPictures } from '../../test/main-pictures.ts'
import { pageShown } from '../../test/page-shown.ts'
import { readOnlyStory } from '../../test/read-only-story.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('zainab')

const meta = {
  title: 'Desk/Surveys',
  ...deskStory,
  parameters: sectionParameters('/desk/club/surveys', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

const atForm = { desk: { path: '/desk/club/surveys/new' } }
const atOpen = { desk: { path: `/desk/club/surveys/${openSurvey.id}` } }

async function ask() {
  await pageShown('Open a survey')
  await userEvent.type(screen.getByLabelText(/^Title/), 'One more question')
  await userEvent.type(screen.getByLabelText(/^What it is about/), 'It takes a minute.')
  await userEvent.type(screen.getByLabelText(/^Link/), 'https://survey.kinfold.example/more')
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('dialog', { name: 'Ask every member?' }))
}

export const Ready: Story = {
  parameters: {
    states: ['route:surveys:ready'],
    ...says('The open survey, with how many took part and what members are asked.'),
    ...mainPictures,
    ...atOpen,
  },
  play: async () => {
    await pageShown(openSurvey.title)
    await expect(screen.getByText('4 members')).toBeVisible()
    await expect(screen.getByRole('button', { name: /^Close this survey/ })).toBeVisible()
  },
}

export const Opening: Story = {
  parameters: { ...says('What is missing or wrong is said beside its field.'), ...atForm },
  play: async () => {
    await pageShown('Open a survey')
    await userEvent.type(screen.getByLabelText(/^Link/), 'javascript:alert(1)')
    await userEvent.click(screen.getByRole('button', { name: 'Open it' }))
    await waitFor(() => expect(screen.getAllByText('Please fill this in.')).toHaveLength(2))
    await expect(screen.getByText('Please enter a link that starts with https://.')).toBeVisible()
  },
}

export const AskedFirst: Story = {
  name: 'Asked first',
  parameters: {
    ...says('It says which survey closes by it. “Not yet” goes back to what was typed.'),
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
  parameters: { ...says('Said yes to: every member is asked.'), ...atForm },
  play: async () => {
    const dialog = await ask()
    await userEvent.click(dialog.getByRole('button', { name: 'Open it' }))
    await waitFor(() => expect(screen.getByText('The survey is open.')).toBeVisible())
    await pageShown('Surveys')
  },
}

export const Closed: Story = {
  parameters: { ...says('Closed by keys, once it was asked for again.'), ...atOpen },
  play: async () => {
    await pageShown(openSurvey.title)
    await userEvent.keyboard('r{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this survey?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close it' }))
    await waitFor(() => expect(screen.getByText(/^The survey is closed/)).toBeVisible())
  },
}

export const ClosedMeanwhile: Story = {
  name: 'Closed meanwhile',
  parameters: {
    ...says('Somebody else closed it a moment ago.'),
    ...atOpen,
    msw: { handlers: [mocks.closeSurvey.fails('already_decided'), ...handlers] },
  },
  play: async () => {
    await pageShown(openSurvey.title)
    await userEvent.keyboard('r{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this survey?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close it' }))
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
  },
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  ...readOnlyStory({
    says: 'Others see how many took part, and close nothing.',
    ...atOpen,
    title: openSurvey.title,
    without: /^(Close this|Open a survey)/,
  }),
}

export const Empty: Story = emptyStory({
  state: 'route:surveys:empty',
  says: 'Nothing was ever asked.',
  handlers: [mocks.listSurveys.empty(), ...handlers],
  heading: 'No survey yet',
})
