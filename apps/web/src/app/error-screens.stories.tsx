import { AppBoundary } from '@kinfold/app/errors/app-boundary'
import { PageBoundary } from '@kinfold/app/errors/page-boundary'
import { ScriptNotice } from '@kinfold/app/errors/script-notice'
import { Brand } from '@kinfold/ui/brand'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, screen } from 'storybook/test'
import { club } from '../club/club.ts'
import { see } from '../test/see.ts'

function Broken(): never {
  throw new Error('A part of the page that broke, as this story wants it.')
}

const meta = {
  title: 'Pages/Errors and waiting',
  parameters: { layout: 'fullscreen' },
  decorators: [
    Story => (
      <Brand configuration={club.brand}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </Brand>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj

export const PageBroke: Story = {
  render: () => (
    <PageBoundary contact={club.links.contact}>
      <Broken />
    </PageBoundary>
  ),
  parameters: {
    states: ['screen:page-error'],
    docs: { description: { story: 'The page broke; the shell around it stays.' } },
  },
  play: async () => {
    await see(() => screen.getByText('We encountered an error while loading this page'))
    await expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  },
}

export const EverythingBroke: Story = {
  render: () => (
    <AppBoundary contact={club.links.contact}>
      <Broken />
    </AppBoundary>
  ),
  parameters: {
    states: ['screen:unexpected-error'],
    docs: { description: { story: 'The shell itself broke.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Unexpected Application Error!'))
  },
}

export const PageOnItsWay: Story = {
  render: () => <LoadingScreen area="inline" />,
  parameters: {
    states: ['screen:loading-inline'],
    docs: { description: { story: 'Where a page will be, while its code comes.' } },
  },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading')
  },
}

const stuck = (why: 'lost' | 'old') => () => {
  document.documentElement.dataset.stuck = why
  return () => {
    delete document.documentElement.dataset.stuck
  }
}

export const ScriptLost: Story = {
  render: () => <ScriptNotice />,
  parameters: {
    states: ['screen:script-lost'],
    docs: { description: { story: 'A script of the page never came: it can be loaded again.' } },
  },
  beforeEach: stuck('lost'),
  play: async () => {
    await see(() => screen.getByText(/This page did not load completely/))
  },
}

export const BrowserTooOld: Story = {
  render: () => <ScriptNotice />,
  parameters: {
    pictures: false,
    states: ['screen:browser-too-old'],
    docs: { description: { story: 'A script threw before the app had started.' } },
  },
  beforeEach: stuck('old'),
  play: async () => {
    await see(() => screen.getByText(/This browser is too old/))
  },
}
