import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { demoId } from '@kinfold/personas/demo-id'
import { managedFaqs } from '@kinfold/personas/desk/managed-content'
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
  title: 'Desk/Questions and answers',
  ...deskStory,
  parameters: sectionParameters('/desk/club/faqs', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

const atForm = { desk: { path: '/desk/club/faqs/new' } }
const atFirst = { desk: { path: `/desk/club/faqs/${demoId('faq', 1)}` } }

async function fill() {
  await pageShown('Add a question')
  await userEvent.type(screen.getByLabelText(/^Category/), 'Safety')
  await userEvent.type(screen.getByRole('textbox', { name: /^Question/ }), 'Who sees my documents?')
  await userEvent.type(screen.getByLabelText(/^Answer/), 'Only our reviewers.')
}

export const Ready: Story = {
  parameters: {
    states: ['route:faqs:ready'],
    ...says('All that members find, in their order, and one of them open to be changed.'),
    ...mainPictures,
    ...atFirst,
  },
  play: async () => {
    await pageShown('Who can become a member?')
    await expect(screen.getAllByText(/^Family and friends of the club/)).toHaveLength(2)
  },
}

export const Searched: Story = {
  parameters: {
    ...says('Words of a question or of its answer leave the few that have them.'),
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
    ...says('No question has these words.'),
    desk: { path: '/desk/club/faqs?search=zebra' },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'No question has these words' })).toBeVisible(),
    )
  },
}

export const Adding: Story = {
  parameters: says('What is missing is said beside its field, and the first one has the focus.'),
  play: async () => {
    await pageShown('Questions and answers')
    await userEvent.keyboard('n')
    await pageShown('Add a question')
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
  parameters: { ...says('A question of more than two hundred letters.'), ...atForm },
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
  parameters: { ...says('Sent by keys: it is on the list at once.'), ...atForm },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText('The question is added.')).toBeVisible())
    await pageShown('Questions and answers')
  },
}

export const Changed: Story = {
  parameters: { ...says('Saved, and drawn as members see it while it is typed.'), ...atFirst },
  play: async () => {
    await pageShown('Who can become a member?')
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
    ...says('Somebody was faster: it is said, nothing typed is lost, and nothing is written over.'),
    ...atFirst,
    msw: { handlers: [mocks.updateFaq.fails('conflict'), ...handlers] },
  },
  play: async () => {
    await pageShown('Who can become a member?')
    await userEvent.type(screen.getByLabelText(/^Answer/), ' Ask us.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText(/^This has changed in the meantime/)).toBeVisible())
    await expect(screen.getByLabelText(/^Answer/)).toHaveValue(`${managedFaqs[0]?.answer} Ask us.`)
  },
}

export const Removed: Story = {
  parameters: { ...says('Taken off by keys, once it was asked for again.'), ...atFirst },
  play: async () => {
    await pageShown('Who can become a member?')
    await userEvent.keyboard('r')
    await expect(screen.getByRole('button', { name: /^Remove this question/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this question?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(screen.getByText('The question is removed.')).toBeVisible())
    await pageShown('Questions and answers')
  },
}

export const RemovedMeanwhile: Story = {
  name: 'Removed meanwhile',
  parameters: {
    ...says('Somebody else has taken it off a moment ago.'),
    ...atFirst,
    msw: { handlers: [mocks.deleteFaq.fails('not_found'), ...handlers] },
  },
  play: async () => {
    await pageShown('Who can become a member?')
    await userEvent.keyboard('r{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this question?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(screen.getByText(/^We couldn’t find/)).toBeVisible())
  },
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  ...readOnlyStory({
    says: 'Others read what members read, and change nothing.',
    ...atFirst,
    title: 'Who can become a member?',
    reads: () => screen.getByRole('region', { name: 'As members see it' }),
    without: /^(Save|Remove|Add a question)/,
  }),
}

export const Empty: Story = emptyStory({
  state: 'route:faqs:empty',
  says: 'Nothing was written yet.',
  handlers: [mocks.listManagedFaqs.empty(), ...handlers],
  heading: 'No question yet',
})
