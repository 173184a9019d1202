import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { demoId } from '@kinfold/personas/demo-id'
import { managedFaqs } from '@kinfold/personas/desk/managed-content'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const handlers = handlersFor('zainab')

const meta = {
  title: 'Desk/Questions and answers',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/club/faqs' },
    msw: { handlers },
    pictures: false,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const about = (story: string) => ({ docs: { description: { story } } })
const main = { pictures: { modes: ['light-desktop', 'dark-phone'] } } as const
const atForm = { desk: { path: '/desk/club/faqs/new' } }
const atFirst = { desk: { path: `/desk/club/faqs/${demoId('faq', 1)}` } }

const shown = (name: string | RegExp = 'Questions and answers') =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible())

async function fill() {
  await shown('Add a question')
  await userEvent.type(screen.getByLabelText(/^Category/), 'Safety')
  await userEvent.type(screen.getByRole('textbox', { name: /^Question/ }), 'Who sees my documents?')
  await userEvent.type(screen.getByLabelText(/^Answer/), 'Only our reviewers.')
}

export const Ready: Story = {
  parameters: {
    states: ['route:faqs:ready'],
    ...about('All that members find, in their order, and one of them open to be changed.'),
    ...main,
    ...atFirst,
  },
  play: async () => {
    await shown('Who can become a member?')
    await expect(screen.getAllByText(/^Family and friends of the club/)).toHaveLength(2)
  },
}

export const Searched: Story = {
  parameters: {
    ...about('Words of a question or of its answer leave the few that have them.'),
    desk: { path: '/desk/club/faqs?search=reviewers' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await expect(screen.getByText('Why do you need my documents?')).toBeVisible()
  },
}

export const NothingFits: Story = {
  name: 'Nothing fits',
  parameters: {
    ...about('No question has these words.'),
    desk: { path: '/desk/club/faqs?search=zebra' },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'No question has these words' })).toBeVisible(),
    )
  },
}

export const Adding: Story = {
  parameters: about('What is missing is said beside its field, and the first one has the focus.'),
  play: async () => {
    await shown()
    await userEvent.keyboard('n')
    await shown('Add a question')
    await userEvent.clear(screen.getByLabelText(/^Place/))
    await userEvent.type(screen.getByLabelText(/^Place/), 'first')
    await userEvent.click(screen.getByRole('button', { name: 'Add it' }))
    await waitFor(() => expect(screen.getAllByText('Please fill this in.')).toHaveLength(3))
    await expect(screen.getByText('Please enter a whole number.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Category/)).toHaveFocus())
  },
}

export const TooLong: Story = {
  name: 'Too long',
  parameters: { ...about('A question of more than two hundred letters.'), ...atForm },
  play: async () => {
    await fill()
    const question = screen.getByRole('textbox', { name: /^Question/ })
    await userEvent.clear(question)
    await userEvent.click(question)
    await userEvent.paste('Why '.repeat(60))
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByText('Please keep this to 200 characters.')).toBeVisible(),
    )
  },
}

export const Added: Story = {
  parameters: { ...about('Sent by keys: it is on the list at once.'), ...atForm },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText('The question is added.')).toBeVisible())
    await shown()
  },
}

export const Changed: Story = {
  parameters: { ...about('Saved, and drawn as members see it while it is typed.'), ...atFirst },
  play: async () => {
    await shown('Who can become a member?')
    const answer = screen.getByLabelText(/^Answer/)
    await userEvent.clear(answer)
    await userEvent.type(answer, 'Friends.{Enter}And their friends.')
    const preview = within(screen.getByRole('region', { name: 'As members see it' }))
    await expect(preview.getByText(/^Friends\.\s+And their friends\.$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('The question is saved.')).toBeVisible())
  },
}

export const ChangedMeanwhile: Story = {
  name: 'Changed meanwhile',
  parameters: {
    ...about(
      'Somebody was faster: it is said, nothing typed is lost, and nothing is written over.',
    ),
    ...atFirst,
    msw: { handlers: [mocks.updateFaq.fails('conflict'), ...handlers] },
  },
  play: async () => {
    await shown('Who can become a member?')
    await userEvent.type(screen.getByLabelText(/^Answer/), ' Ask us.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText(/^This has changed in the meantime/)).toBeVisible())
    await expect(screen.getByLabelText(/^Answer/)).toHaveValue(`${managedFaqs[0]?.answer} Ask us.`)
  },
}

export const Removed: Story = {
  parameters: { ...about('Taken off by keys, once it was asked for again.'), ...atFirst },
  play: async () => {
    await shown('Who can become a member?')
    await userEvent.keyboard('r')
    await expect(screen.getByRole('button', { name: /^Remove this question/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this question?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(screen.getByText('The question is removed.')).toBeVisible())
    await shown()
  },
}

export const RemovedMeanwhile: Story = {
  name: 'Removed meanwhile',
  parameters: {
    ...about('Somebody else has taken it off a moment ago.'),
    ...atFirst,
    msw: { handlers: [mocks.deleteFaq.fails('not_found'), ...handlers] },
  },
  play: async () => {
    await shown('Who can become a member?')
    await userEvent.keyboard('r{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this question?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(screen.getByText(/^We couldn’t find/)).toBeVisible())
  },
}

export const Gone: Story = {
  parameters: {
    ...about('A link to one that was taken off since.'),
    desk: { path: '/desk/club/faqs/00000000-0000-4000-8000-000000000000' },
  },
  play: () => shown('This question is not in the list'),
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  parameters: {
    ...about('Others read what members read, and change nothing.'),
    ...atFirst,
    msw: { handlers: handlersFor('tunde') },
  },
  play: async () => {
    await shown('Who can become a member?')
    await expect(screen.getByRole('region', { name: 'As members see it' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Save|Remove/ })).not.toBeInTheDocument()
    await expect(screen.queryByRole('link', { name: 'Add a question' })).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:faqs:empty'],
    ...about('Nothing was written yet.'),
    msw: { handlers: [mocks.listManagedFaqs.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'No question yet' })).toBeVisible(),
    )
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:faqs:loading'],
    ...about('They are on their way.'),
    ...atFirst,
    msw: { handlers: [mocks.listManagedFaqs.never(), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The question is loading')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: {
    states: ['route:faqs:error'],
    ...about('They can’t be read; it can be asked again in place.'),
    msw: { handlers: [mocks.listManagedFaqs.fails('internal'), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The questions can’t be shown/)).toBeVisible(), {
      timeout: 15_000,
    })
  },
}

export const Offline: Story = {
  parameters: {
    ...about('The network is gone: it is said, and what was typed stays.'),
    ...atForm,
    msw: { handlers: [mocks.createFaq.offline(), ...handlers] },
  },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    )
    await expect(screen.getByRole('textbox', { name: /^Question/ })).toHaveValue(
      'Who sees my documents?',
    )
  },
}
