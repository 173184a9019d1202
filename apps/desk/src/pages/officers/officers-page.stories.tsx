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
  title: 'Desk/Officers',
  ...deskStory,
  parameters: sectionParameters('/desk/club/officers', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

const atForm = { desk: { path: '/desk/club/officers/new' } }
const atChair = { desk: { path: `/desk/club/officers/${demoId('officer', 1)}` } }

export const Ready: Story = {
  parameters: {
    states: ['route:officers:ready'],
    ...says('All officers in their order, and one of them open, as members see them.'),
    ...atChair,
  },
  play: async () => {
    await pageShown('Adunni Balogun')
    await expect(screen.getAllByRole('row')).toHaveLength(5)
    await expect(screen.getByRole('textbox', { name: /^Office/ })).toHaveValue('Chair')
  },
}

export const Added: Story = {
  parameters: { ...says('A new one comes last; first it is said what is missing.'), ...atForm },
  play: async () => {
    await pageShown('Add an officer')
    await expect(screen.getByLabelText(/^Place/)).toHaveValue('5')
    await userEvent.click(screen.getByRole('button', { name: 'Add them' }))
    await waitFor(() => expect(screen.getAllByText('Please fill this in.')).toHaveLength(2))
    await userEvent.type(screen.getByLabelText(/^Name/), 'Ronke Alabi')
    await userEvent.type(screen.getByRole('textbox', { name: /^Office/ }), 'Auditor')
    const preview = within(screen.getByRole('region', { name: 'As members see it' }))
    await expect(preview.getByText('Auditor')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('The officer is added.')).toBeVisible())
    await pageShown('Officers')
  },
}

export const ChangedMeanwhile: Story = {
  name: 'Changed meanwhile',
  parameters: {
    ...says('Somebody was faster: nothing is written over, and nothing typed is lost.'),
    ...atChair,
    msw: { handlers: [mocks.updateOfficer.fails('conflict'), ...handlers] },
  },
  play: async () => {
    await pageShown('Adunni Balogun')
    await userEvent.type(screen.getByRole('textbox', { name: /^Office/ }), 'woman')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText(/^This has changed in the meantime/)).toBeVisible())
    await expect(screen.getByRole('textbox', { name: /^Office/ })).toHaveValue('Chairwoman')
  },
}

export const Removed: Story = {
  parameters: { ...says('Taken off by keys, once it was asked for again.'), ...atChair },
  play: async () => {
    await pageShown('Adunni Balogun')
    await userEvent.keyboard('r{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this officer?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(screen.getByText('The officer is removed.')).toBeVisible())
    await pageShown('Officers')
  },
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  ...readOnlyStory({
    says: 'Others read the officers, and change nothing.',
    ...atChair,
    title: 'Adunni Balogun',
    reads: () => screen.getByRole('region', { name: 'As members see it' }),
    without: /^(Save|Remove|Add an officer)/,
  }),
}

export const Empty: Story = emptyStory({
  state: 'route:officers:empty',
  says: 'Nobody holds an office yet.',
  handlers: [mocks.listOfficers.empty(), ...handlers],
  heading: 'No officer yet',
})
