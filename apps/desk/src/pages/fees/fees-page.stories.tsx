import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { managedFees } from '@kinfold/personas/desk/managed-fees'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const handlers = handlersFor('zainab')
const proposed = { desk: { path: '/desk/club/fees/processing-transfer-NGN' } }
const atCard = { desk: { path: '/desk/club/fees/processing-card-NGN' } }

const meta = {
  title: 'Desk/Fees',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/club/fees' },
    msw: { handlers },
    pictures: false,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const about = (story: string) => ({ docs: { description: { story } } })
const main = { pictures: { modes: ['light-desktop', 'dark-phone'] } } as const

const shown = (name: string | RegExp = 'Fees') =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible())

export const Ready: Story = {
  parameters: {
    states: ['route:fees:ready'],
    ...about('What each way of paying costs, and what waits for a word.'),
    ...main,
  },
  play: async () => {
    await shown()
    await waitFor(() => expect(screen.getByText('To confirm')).toBeVisible())
  },
}

export const Proposed: Story = {
  parameters: {
    ...about('What would change, part by part, for the second person.'),
    ...proposed,
    ...main,
  },
  play: async () => {
    await shown(/^Transfer through the provider/)
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus()
  },
}

export const Confirmed: Story = {
  parameters: { ...about('Confirmed by keys.'), ...proposed },
  play: async () => {
    await shown(/^Transfer through the provider/)
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText(/^Members pay the new fee/)).toBeVisible())
  },
}

export const OwnProposal: Story = {
  name: 'Own proposal',
  parameters: {
    ...about('Nobody confirms their own proposal.'),
    ...proposed,
    msw: { handlers: handlersFor('uche') },
  },
  play: async () => {
    await shown(/^Transfer through the provider/)
    await expect(screen.getByText(/^You proposed this, so another/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  },
}

export const NoLongerFits: Story = {
  name: 'No longer fits',
  parameters: {
    ...about('What a proposal was made for has changed since: it is said.'),
    ...proposed,
    msw: { handlers: [mocks.confirmFee.fails('conflict'), ...handlers] },
  },
  play: async () => {
    await shown(/^Transfer through the provider/)
    await userEvent.keyboard('a{Enter}')
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    )
  },
}

export const Proposing: Story = {
  parameters: {
    ...about(
      'What it would come to is said while it is typed, and what is wrong beside its field.',
    ),
    ...atCard,
    pictures: { modes: ['light-desktop'] },
  },
  play: async () => {
    await shown('Card, in naira')
    const percent = screen.getByLabelText(/^Of what is paid/)
    await userEvent.clear(percent)
    await userEvent.type(percent, '2')
    const fixed = screen.getByLabelText(/^Fixed part/)
    await userEvent.clear(fixed)
    await userEvent.type(fixed, '5000{Enter}')
    await waitFor(() => expect(screen.getByText(/^The fixed part is at most/)).toBeVisible())
    await waitFor(() => expect(screen.getByText('Please fill this in.')).toBeVisible())
  },
}

async function propose() {
  await shown('Card, in naira')
  const percent = screen.getByLabelText(/^Of what is paid/)
  await userEvent.clear(percent)
  await userEvent.type(percent, '1.25')
  await userEvent.type(screen.getByLabelText(/^Why/), 'The provider charges less from July.')
  await userEvent.click(screen.getByRole('button', { name: 'Propose it' }))
}

export const Sent: Story = {
  parameters: { ...about('Proposed: another administrator has to confirm it.'), ...atCard },
  play: async () => {
    await propose()
    await waitFor(() => expect(screen.getByText(/^The fee is proposed/)).toBeVisible())
  },
}

export const ProposedMeanwhile: Story = {
  name: 'Proposed meanwhile',
  parameters: {
    ...about('Somebody proposed something for it first: the server’s sentence is said.'),
    ...atCard,
    msw: {
      handlers: [
        mocks.proposeFee.fails('conflict', {
          sentence: 'Something is proposed for this fee already. Confirm or discard that first.',
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await propose()
    await waitFor(() => expect(screen.getByText(/^Something is proposed/)).toBeVisible())
    await expect(screen.getByLabelText(/^Why/)).toHaveValue('The provider charges less from July.')
  },
}

export const Offline: Story = {
  parameters: {
    ...about('The network is gone: it is said, and what was typed stays.'),
    ...atCard,
    msw: { handlers: [mocks.proposeFee.offline(), ...handlers] },
  },
  play: async () => {
    await propose()
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    )
    await expect(screen.getByLabelText(/^Of what is paid/)).toHaveValue('1.25')
  },
}

export const ForAnApprover: Story = {
  name: 'For an approver',
  parameters: {
    ...about('Others read the fees, and propose none.'),
    ...atCard,
    msw: { handlers: handlersFor('tunde') },
  },
  play: async () => {
    await shown('Card, in naira')
    await expect(screen.queryByRole('button', { name: 'Propose it' })).not.toBeInTheDocument()
  },
}

export const LargestFees: Story = {
  name: 'Largest fees',
  parameters: {
    ...about('Every part of a fee at its largest.'),
    msw: {
      handlers: [
        mocks.listFees.answers({
          fees: managedFees.map(fee => ({
            ...fee,
            bps: 1999,
            fixed: fee.currency === 'NGN' ? 999.99 : 4.99,
            cap: 999_999_999_999.99,
          })),
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown()
    await waitFor(() => expect(screen.getAllByText(/999,999,999,999/)[0]).toBeVisible())
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:fees:empty'],
    ...about('No way of paying costs anything.'),
    msw: { handlers: [mocks.listFees.answers({ fees: [] }), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No fee' })).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:fees:loading'],
    ...about('They are on their way.'),
    msw: { handlers: [mocks.listFees.never(), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Fees: loading')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: {
    states: ['route:fees:error'],
    ...about('They can’t be read; it can be asked again in place.'),
    msw: { handlers: [mocks.listFees.fails('internal'), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The fees can’t be shown/)).toBeVisible(), {
      timeout: 15_000,
    })
  },
}
