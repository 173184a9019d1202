import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { mainPictures } from '../../test/main-pictures.ts'

const meta = {
  title: 'Desk/Club',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/club' },
    msw: { handlers: handlersFor('zainab') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const shown = () =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Club' })).toBeVisible())

export const Ready: Story = {
  parameters: {
    states: ['route:club:ready'],
    ...says('The sections of the club, and where another’s proposal waits for a word.'),
    ...mainPictures,
  },
  play: async () => {
    await shown()
    await waitFor(() => expect(screen.getAllByText(/ for a word$/)[0]).toBeVisible())
  },
}

export const ByKeys: Story = {
  name: 'By keys',
  parameters: { ...says('The palette knows every section.'), pictures: false },
  play: async () => {
    await shown()
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Page, case or member' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('holidays{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Holidays' })).toBeVisible(),
    )
  },
}

export const ForAReviewer: Story = {
  name: 'For a reviewer',
  parameters: {
    ...says('Who confirms nothing there sees the sections, and nothing that waits.'),
    msw: { handlers: handlersFor('ngozi') },
    pictures: false,
  },
  play: async () => {
    await shown()
    await expect(screen.getByRole('link', { name: 'Months' })).toBeVisible()
    await expect(screen.queryByText(/ for a word$/)).not.toBeInTheDocument()
  },
}

export const CountsFailed: Story = {
  name: 'Counts failed',
  parameters: {
    ...says('What waits can’t be read: the sections stay open.'),
    msw: { handlers: [mocks.getDeskOverview.fails('internal'), ...handlersFor('zainab')] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await waitFor(() => expect(screen.getByText(/^What waits can’t be shown/)).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Months' })).toBeVisible()
  },
}
