import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { demoId } from '@kinfold/personas/demo-id'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const handlers = handlersFor('zainab')

const meta = {
  title: 'Desk/Resources',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/club/resources' },
    msw: { handlers },
    pictures: false,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const about = (story: string) => ({ docs: { description: { story } } })
const main = { pictures: { modes: ['light-desktop', 'dark-phone'] } } as const
const atForm = { desk: { path: '/desk/club/resources/new' } }
const atCourse = { desk: { path: `/desk/club/resources/${demoId('resource', 'course')}` } }
const course = 'Investing from the start'

const shown = (name: string | RegExp = 'Resources') =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible())

async function fill(tags = 'club, club, plans') {
  await shown('Add a resource')
  await userEvent.click(screen.getByRole('combobox', { name: /^Kind/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Video' }))
  await userEvent.type(screen.getByLabelText(/^Title/), 'A quiet year')
  await userEvent.type(screen.getByLabelText(/^In a sentence/), 'What we learned.')
  await userEvent.type(screen.getByLabelText(/^Link/), 'https://learn.kinfold.example/quiet')
  await userEvent.type(screen.getByLabelText(/^Tags/), tags)
}

export const Ready: Story = {
  parameters: {
    states: ['route:resources:ready'],
    ...about('Everything members are led to, and one of them open, with its card below.'),
    ...main,
    ...atCourse,
  },
  play: async () => {
    await shown(course)
    await expect(screen.getByLabelText(/^Tags/)).toHaveValue('beginners, free')
  },
}

export const OfOneKind: Story = {
  name: 'Of one kind',
  parameters: {
    ...about('Only the articles.'),
    desk: { path: '/desk/club/resources?kind=article' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  },
}

export const Adding: Story = {
  parameters: { ...about('Each field says what is wrong with it.'), ...atForm },
  play: async () => {
    await shown('Add a resource')
    await userEvent.click(screen.getByRole('combobox', { name: /^Kind/ }))
    await screen.findByRole('option', { name: 'Video' })
    // It closes the list, not the form around it.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
    await userEvent.type(screen.getByLabelText(/^Link/), 'http://learn.example')
    await userEvent.click(screen.getByRole('button', { name: 'Add it' }))
    await waitFor(() =>
      expect(screen.getByText('Please enter a link that starts with https://.')).toBeVisible(),
    )
    await expect(screen.getAllByText('Please fill this in.')).toHaveLength(3)
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Kind/ })).toHaveFocus())
  },
}

export const TooManyTags: Story = {
  name: 'Too many tags',
  parameters: { ...about('More tags than a card has room for.'), ...atForm },
  play: async () => {
    await fill('a,b,c,d,e,f,g,h,i,j,k')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByText('Please keep this to ten words or fewer.')).toBeVisible(),
    )
  },
}

export const TagTooLong: Story = {
  name: 'Tag too long',
  parameters: { ...about('One of several tags is too long: said beside their field.'), ...atForm },
  play: async () => {
    await fill(`club,${'long'.repeat(12)}`)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByText('Please keep this to 40 characters.')).toBeVisible(),
    )
  },
}

export const Added: Story = {
  parameters: { ...about('Sent, with each tag once.'), ...atForm },
  play: async () => {
    await fill()
    const preview = within(screen.getByRole('region', { name: 'As members see it' }))
    await expect(preview.getAllByText('club')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('The resource is added.')).toBeVisible())
    await shown()
  },
}

export const ChangedMeanwhile: Story = {
  name: 'Changed meanwhile',
  parameters: {
    ...about('Somebody was faster: nothing is written over, and nothing typed is lost.'),
    ...atCourse,
    msw: { handlers: [mocks.updateResource.fails('conflict'), ...handlers] },
  },
  play: async () => {
    await shown(course)
    await userEvent.type(screen.getByLabelText(/^Title/), ' again')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText(/^This has changed in the meantime/)).toBeVisible())
    await expect(screen.getByLabelText(/^Title/)).toHaveValue(`${course} again`)
  },
}

export const Removed: Story = {
  parameters: { ...about('Taken off, once it was asked for again.'), ...atCourse },
  play: async () => {
    await shown(course)
    await userEvent.click(screen.getByRole('button', { name: /^Remove this resource/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this resource?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(screen.getByText('The resource is removed.')).toBeVisible())
    await shown()
  },
}

export const Gone: Story = {
  parameters: {
    ...about('A link to one that was taken off since.'),
    desk: { path: '/desk/club/resources/00000000-0000-4000-8000-000000000000' },
  },
  play: () => shown('This resource is not in the list'),
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  parameters: {
    ...about('Others see the card, and change nothing.'),
    ...atCourse,
    msw: { handlers: handlersFor('tunde') },
  },
  play: async () => {
    await shown(course)
    await expect(screen.getByRole('region', { name: 'As members see it' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Save|Remove/ })).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:resources:empty'],
    ...about('Nothing was added yet.'),
    msw: { handlers: [mocks.listManagedResources.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'No resource yet' })).toBeVisible(),
    )
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:resources:loading'],
    ...about('They are on their way.'),
    ...atCourse,
    msw: { handlers: [mocks.listManagedResources.never(), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The resource is loading')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: {
    states: ['route:resources:error'],
    ...about('They can’t be read; it can be asked again in place.'),
    msw: { handlers: [mocks.listManagedResources.fails('internal'), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The resources can’t be shown/)).toBeVisible(), {
      timeout: 15_000,
    })
  },
}
