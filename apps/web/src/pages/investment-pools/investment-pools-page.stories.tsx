import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeMoreThan } from '../../test/see-more-than.ts'

const meta = {
  title: 'Pages/Contribute',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/investment-pools', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:investment-pools:ready'],
    docs: { description: { story: 'Each plan with what it takes and how long it runs.' } },
  },
  play: async () => {
    await seeMoreThan(2, () => screen.getAllByText('Runs for'))
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:investment-pools:loading'],
    msw: { handlers: [mocks.listPlans.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'The plans keep their place.' } },
  },
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:investment-pools:empty'],
    msw: { handlers: [mocks.listPlans.empty(), ...handlersFor('dayo')] },
    docs: { description: { story: 'No plan is open.' } },
  },
  play: async () => {
    await see(() => screen.getByText('No plan is open right now'))
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    states: ['route:investment-pools:error'],
    msw: { handlers: [mocks.listPlans.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The plans can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('The plans can’t be shown right now'))
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:investment-pools:refetching'],
    msw: { handlers: [mocks.listPlans.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'The plans stay while newer ones are asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await screen.findAllByText('Runs for')
    await seeItRefetch(canvasElement, 'Dashboard', 'Contribute')
  },
}

async function compare() {
  await userEvent.click(await see(() => screen.getByRole('button', { name: 'Compare' })))
  return within(await see(() => screen.getByRole('dialog', { name: 'Side by side' })))
}

export const Compared: Story = {
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'], area: 'screen' },
    states: ['plans:compared'],
    docs: {
      description: { story: 'What plans take, how they did and what can go wrong, side by side.' },
    },
  },
  play: async () => {
    const dialog = await compare()
    await seeMoreThan(2, () => dialog.getAllByText(/^[+−]\d+\.\d\d\s%/))
    await see(() => dialog.getByRole('columnheader', { name: 'Family Growth Pool' }))
    await see(() => dialog.getByText(/^Past months are what was, not what will be/))
  },
}

export const ComparedWithAnother: Story = {
  name: 'Compared with another',
  parameters: {
    pictures: false,
    states: ['plans:compared'],
    docs: {
      description: {
        story:
          'A third is added where there is room; one that stands there already changes places.',
      },
    },
  },
  play: async () => {
    const dialog = await compare()
    const heads = () => dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)
    const [first = '', second = ''] = heads()
    await userEvent.click(dialog.getByRole('button', { name: 'Add a third plan' }))
    await waitFor(() => expect(heads()).toHaveLength(3))
    await userEvent.click(dialog.getByRole('combobox', { name: /First plan/ }))
    await userEvent.click(await see(() => screen.getByRole('option', { name: second })))
    await waitFor(() => expect(heads().slice(0, 2)).toEqual([second, first]))
  },
}

export const ComparedClosed: Story = {
  name: 'Compared with a closed plan',
  parameters: {
    pictures: false,
    states: ['plans:compared-closed'],
    docs: { description: { story: 'A closed plan can be read of, and says that it is closed.' } },
  },
  play: async () => {
    const dialog = await compare()
    await userEvent.click(dialog.getByRole('combobox', { name: /Second plan/ }))
    await userEvent.click(await see(() => screen.getByRole('option', { name: /^Harvest 2024/ })))
    await see(() => dialog.getByRole('columnheader', { name: 'Harvest 2024, closed' }))
  },
}

export const ComparedWithoutPast: Story = {
  name: 'Compared without a past',
  parameters: {
    pictures: false,
    states: ['plans:compared-past-failed'],
    msw: { handlers: [mocks.listPlanReturns.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The past can’t be read: the rest stands.' } },
  },
  play: async () => {
    const dialog = await compare()
    await seeMoreThan(2, () => dialog.getAllByText('Not known right now'))
    await see(() => dialog.getByText('Runs for'))
  },
}
