import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { demoId } from '@kinfold/personas/demo-id'
import { says } from '@kinfold/ui/says'
import { selectTester } from '@kinfold/ui/testers/select-tester'
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
  title: 'Desk/Resources',
  ...deskStory,
  parameters: sectionParameters('/desk/club/resources', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

const atForm = { desk: { path: '/desk/club/resources/new' } }
const atCourse = { desk: { path: `/desk/club/resources/${demoId('resource', 'course')}` } }
const course = 'Investing from the start'

async function fill(tags = 'club, club, plans') {
  await pageShown('Add a resource')
  const kind = selectTester(screen.getByRole('combobox', { name: /^Kind/ }), userEvent)
  await kind.choose('Video')
  await userEvent.type(screen.getByLabelText(/^Title/), 'A quiet year')
  await userEvent.type(screen.getByLabelText(/^In a sentence/), 'What we learned.')
  await userEvent.type(screen.getByLabelText(/^Link/), 'https://learn.kinfold.example/quiet')
  await userEvent.type(screen.getByLabelText(/^Tags/), tags)
}

export const Ready: Story = {
  parameters: {
    states: ['route:resources:ready'],
    ...says('Everything members are led to, and one of them open, with its card below.'),
    ...mainPictures,
    ...atCourse,
  },
  play: async () => {
    await pageShown(course)
    await expect(screen.getByLabelText(/^Tags/)).toHaveValue('beginners, free')
  },
}

export const OfOneKind: Story = {
  name: 'Of one kind',
  parameters: {
    ...says('Only the articles.'),
    desk: { path: '/desk/club/resources?kind=article' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  },
}

export const Adding: Story = {
  parameters: { ...says('Each field says what is wrong with it.'), ...atForm },
  play: async () => {
    await pageShown('Add a resource')
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
  parameters: { ...says('More tags than a card has room for.'), ...atForm },
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
  parameters: { ...says('One of several tags is too long: said beside their field.'), ...atForm },
  play: async () => {
    await fill(`club,${'long'.repeat(12)}`)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByText('Please keep this to 40 characters.')).toBeVisible(),
    )
  },
}

export const Added: Story = {
  parameters: { ...says('Sent, with each tag once.'), ...atForm },
  play: async () => {
    await fill()
    const preview = within(screen.getByRole('region', { name: 'As members see it' }))
    await expect(preview.getAllByText('club')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('The resource is added.')).toBeVisible())
    await pageShown('Resources')
  },
}

export const ChangedMeanwhile: Story = {
  name: 'Changed meanwhile',
  parameters: {
    ...says('Somebody was faster: nothing is written over, and nothing typed is lost.'),
    ...atCourse,
    msw: { handlers: [mocks.updateResource.fails('conflict'), ...handlers] },
  },
  play: async () => {
    await pageShown(course)
    await userEvent.type(screen.getByLabelText(/^Title/), ' again')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText(/^This has changed in the meantime/)).toBeVisible())
    await expect(screen.getByLabelText(/^Title/)).toHaveValue(`${course} again`)
  },
}

export const Removed: Story = {
  parameters: { ...says('Taken off, once it was asked for again.'), ...atCourse },
  play: async () => {
    await pageShown(course)
    await userEvent.click(screen.getByRole('button', { name: /^Remove this resource/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this resource?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(screen.getByText('The resource is removed.')).toBeVisible())
    await pageShown('Resources')
  },
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  ...readOnlyStory({
    says: 'Others see the card, and change nothing.',
    ...atCourse,
    title: course,
    reads: () => screen.getByRole('region', { name: 'As members see it' }),
    without: /^(Save|Remove|Add a resource)/,
  }),
}

export const Empty: Story = emptyStory({
  state: 'route:resources:empty',
  says: 'Nothing was added yet.',
  handlers: [mocks.listManagedResources.empty(), ...handlers],
  heading: 'No resource yet',
})
