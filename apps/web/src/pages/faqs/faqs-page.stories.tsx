import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { expectHeard, listen } from '@kinfold/ui/expect-heard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeLoading } from '../../test/see-loading.ts'

const meta = {
  title: 'Pages/FAQs',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/faqs', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:faqs:ready'],
    docs: { description: { story: 'Questions under their categories, each with its answer.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('button', { name: 'Who can become a member?' }))
  },
}

export const Searched: Story = {
  parameters: {
    states: ['faqs:nothing-found'],
    docs: { description: { story: 'A search that no question matches.' } },
  },
  play: async () => {
    const search = await screen.findByRole('searchbox')
    await listen()
    await userEvent.type(search, 'zebra')
    await see(() => screen.getByText(/^Nothing matches/))
    await expectHeard('Nothing matches. Try other words, or write to us.')
    await userEvent.clear(search)
    await userEvent.type(search, 'who can become')
    await expectHeard('1 found')
    await userEvent.clear(search)
    await userEvent.type(search, 'zebra')
    await see(() => screen.getByText(/^Nothing matches/))
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:faqs:loading'],
    msw: { handlers: [mocks.listFaqs.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'The questions keep their place.' } },
  },
  play: async () => {
    await seeLoading()
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:faqs:empty'],
    msw: { handlers: [mocks.listFaqs.empty(), ...handlersFor('dayo')] },
    docs: { description: { story: 'A club that has written no answers yet.' } },
  },
  play: async () => {
    await see(() => screen.getByText('No answers yet'))
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    states: ['route:faqs:error'],
    msw: { handlers: [mocks.listFaqs.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'They can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('The answers can’t be shown right now'))
  },
}

export const Refetching: Story = {
  parameters: {
    app: { path: '/dashboard/getting-started', signedIn: true },
    pictures: false,
    states: ['route:faqs:refetching'],
    msw: { handlers: [mocks.listFaqs.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'The answers stay while newer ones are asked for.' } },
  },
  play: async ({ canvasElement }) => {
    const toFaqs = () => screen.findByRole('link', { name: 'answers to frequent questions' })
    await userEvent.click(await toFaqs())
    await screen.findByRole('button', { name: 'Who can become a member?' })
    await seeItRefetch(canvasElement, 'Getting Started', 'answers to frequent questions')
  },
}
