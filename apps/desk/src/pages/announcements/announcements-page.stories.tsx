import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { demoId } from '@kinfold/personas/demo-id'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { emptyStory } from '../../test/empty-story.ts'
import { pageShown } from '../../test/page-shown.ts'
import { readOnlyStory } from '../../test/read-only-story.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('zainab')

const meta = {
  title: 'Desk/Announcements',
  ...deskStory,
  parameters: sectionParameters('/desk/club/announcements', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

const atForm = { desk: { path: '/desk/club/announcements/new' } }
const at = (name: string) => ({
  desk: { path: `/desk/club/announcements/${demoId('announcement', name)}` },
})

export const Ready: Story = {
  parameters: {
    states: ['route:announcements:ready'],
    ...says('What was announced, the latest first, and one of them as members see it.'),
    ...at('meeting'),
  },
  play: async () => {
    await pageShown('We meet again')
    await expect(screen.getAllByRole('row')).toHaveLength(4)
    await expect(screen.getByText('Withdrawn')).toBeVisible()
  },
}

export const Announced: Story = {
  parameters: {
    ...says('Said at once; before that it is said what is missing.'),
    ...atForm,
  },
  play: async () => {
    await pageShown('Announce something')
    await userEvent.click(screen.getByRole('button', { name: 'Announce it' }))
    await waitFor(() => expect(screen.getAllByText('Please fill this in.')).toHaveLength(2))
    await userEvent.type(screen.getByLabelText(/^Title/), 'Thank you')
    await userEvent.type(screen.getByLabelText(/^Words/), 'It was a good year.')
    const preview = within(screen.getByRole('region', { name: 'As members see it' }))
    await expect(preview.getByText('It was a good year.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Announce it' }))
    await waitFor(() => expect(screen.getByText('It is announced.')).toBeVisible())
    await pageShown('Announcements')
  },
}

export const Withdrawing: Story = {
  parameters: { ...says('Withdrawn by keys, once it was asked for again.'), ...at('meeting') },
  play: async () => {
    await pageShown('We meet again')
    await userEvent.keyboard('r{Enter}')
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Withdraw this announcement?' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw it' }))
    await waitFor(() => expect(screen.getByText('The announcement is withdrawn.')).toBeVisible())
  },
}

export const Withdrawn: Story = {
  parameters: {
    ...says('It stays to be read at the desk, and nothing is left to do.'),
    ...at('typing-error'),
  },
  play: async () => {
    await pageShown('We meet agian')
    await expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument()
  },
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  ...readOnlyStory({
    says: 'Others read it, and withdraw nothing.',
    ...at('meeting'),
    title: 'We meet again',
    reads: () => screen.getByRole('region', { name: 'As members see it' }),
    without: /^(Withdraw it|Announce something)/,
  }),
}

export const Empty: Story = emptyStory({
  state: 'route:announcements:empty',
  says: 'Nothing was ever announced.',
  handlers: [mocks.listAnnouncements.empty(), ...handlers],
  heading: 'Nothing announced yet',
})
