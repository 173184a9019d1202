import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../test/desk-story.tsx'
import { mainPictures } from '../test/main-pictures.ts'

const meta = {
  title: 'Desk/Palette',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/today' },
    pictures: false,
    msw: { handlers: handlersFor('uche') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function open() {
  await screen.findByRole('heading', { name: /^Hello/ })
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: /^Go to/ })
  const field = within(dialog).getByRole('combobox', { name: 'Page, case or member' })
  await waitFor(() => expect(field).toHaveFocus())
  return { dialog: within(dialog), field }
}

export const Ready: Story = {
  parameters: {
    ...says('Ctrl K, or Command K: every page and every case that waits for this operator.'),
    ...mainPictures,
  },
  play: async () => {
    const { dialog } = await open()
    await waitFor(() => expect(dialog.getByRole('option', { name: /^Books/ })).toBeVisible())
    await waitFor(() =>
      expect(dialog.getAllByRole('option', { name: /Transfer$/ })[0]).toBeVisible(),
    )
    await expect(dialog.queryByRole('option', { name: /KYC/ })).toBeNull()
  },
}

export const ToAPage: Story = {
  name: 'To a page',
  parameters: { ...says('A few letters and Enter.'), states: ['palette:page'] },
  play: async () => {
    await open()
    await userEvent.keyboard('books{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible(),
    )
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const ToACase: Story = {
  name: 'To a case',
  parameters: {
    ...says('By the member’s name; a reviewer finds documents.'),
    states: ['palette:case'],
    msw: { handlers: handlersFor('ngozi') },
  },
  play: async () => {
    const { dialog } = await open()
    await userEvent.keyboard('Chidi')
    await waitFor(() => expect(dialog.getAllByRole('option', { name: /KYC$/ })[0]).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: /^Chidi/ })).toBeVisible(),
    )
  },
}

export const AMember: Story = {
  name: 'A member',
  parameters: {
    ...says('The server finds members by what is known of them, and one press opens their page.'),
    states: ['palette:member'],
  },
  play: async () => {
    const { dialog } = await open()
    await userEvent.keyboard('dayo')
    await waitFor(() =>
      expect(dialog.getByRole('option', { name: /^Dayo Bello,.*Member$/ })).toBeVisible(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: /Dayo Bello/ })).toBeVisible(),
    )
  },
}

export const NothingFound: Story = {
  parameters: { ...says('Says that nothing is called so.'), states: ['palette:nothing'] },
  play: async () => {
    const { dialog } = await open()
    await userEvent.keyboard('zzzz')
    await waitFor(() => expect(dialog.getByText('Nothing is called so.')).toBeVisible())
  },
}

export const QueuesFail: Story = {
  parameters: {
    ...says('What can’t be read is left out; the pages are there.'),
    states: ['palette:queues-fail'],
    msw: { handlers: [mocks.listExpectedTransfers.offline(), ...handlersFor('uche')] },
  },
  play: async () => {
    const { dialog } = await open()
    await waitFor(() => expect(dialog.getByRole('option', { name: /^Books/ })).toBeVisible())
  },
}

export const Closed: Story = {
  parameters: says('Escape closes it, and the focus is where it was.'),
  play: async () => {
    await screen.findByRole('heading', { name: /^Hello/ })
    const link = screen.getByRole('link', { name: /^Books/ })
    link.focus()
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(link).toHaveFocus())
  },
}
