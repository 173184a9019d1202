import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { managedFees } from '@kinfold/personas/desk/managed-fees'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { alertSaid } from '../../test/alert-said.ts'
import { deskStory } from '../../test/desk-story.tsx'
import { emptyStory } from '../../test/empty-story.ts'
import { mainPictures } from '../../test/main-pictures.ts'
import { pageShown } from '../../test/page-shown.ts'
import { readOnlyStory } from '../../test/read-only-story.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('zainab')
const proposed = { desk: { path: '/desk/club/fees/processing-transfer-NGN' } }
const atCard = { desk: { path: '/desk/club/fees/processing-card-NGN' } }

const meta = {
  title: 'Desk/Fees',
  ...deskStory,
  parameters: sectionParameters('/desk/club/fees', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:fees:ready'],
    ...says('What each way of paying costs, and what waits for a word.'),
    ...mainPictures,
  },
  play: async () => {
    await pageShown('Fees')
    await waitFor(() => expect(screen.getByText('To confirm')).toBeVisible())
    await expect(screen.getByRole('columnheader', { name: 'Clears' })).toBeVisible()
  },
}

export const Proposed: Story = {
  parameters: {
    ...says('What would change, part by part, for the second person.'),
    ...proposed,
    ...mainPictures,
  },
  play: async () => {
    await pageShown(/^Transfer through the provider/)
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus()
  },
}

export const Confirmed: Story = {
  parameters: { ...says('Confirmed by keys.'), ...proposed },
  play: async () => {
    await pageShown(/^Transfer through the provider/)
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText(/^It holds from now on/)).toBeVisible())
  },
}

export const OwnProposal: Story = {
  name: 'Own proposal',
  parameters: {
    ...says('Nobody confirms their own proposal.'),
    ...proposed,
    msw: { handlers: handlersFor('uche') },
  },
  play: async () => {
    await pageShown(/^Transfer through the provider/)
    await expect(screen.getByText(/^You proposed this, so another/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  },
}

export const NoLongerFits: Story = {
  name: 'No longer fits',
  parameters: {
    ...says('What a proposal was made for has changed since: it is said.'),
    ...proposed,
    msw: { handlers: [mocks.confirmFee.fails('conflict'), ...handlers] },
  },
  play: async () => {
    await pageShown(/^Transfer through the provider/)
    await userEvent.keyboard('a{Enter}')
    await alertSaid()
  },
}

export const Proposing: Story = {
  parameters: {
    ...says('What it would come to is said while it is typed, and what is wrong beside its field.'),
    ...atCard,
    pictures: { modes: ['light-desktop'] },
  },
  play: async () => {
    await pageShown('Card, in naira')
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
  await pageShown('Card, in naira')
  const percent = screen.getByLabelText(/^Of what is paid/)
  await userEvent.clear(percent)
  await userEvent.type(percent, '1.25')
  await userEvent.type(screen.getByLabelText(/^Why/), 'The provider charges less from July.')
  await userEvent.click(screen.getByRole('button', { name: 'Propose it' }))
}

export const Sent: Story = {
  parameters: { ...says('Proposed: another administrator has to confirm it.'), ...atCard },
  play: async () => {
    await propose()
    await waitFor(() => expect(screen.getByText(/^The fee is proposed/)).toBeVisible())
  },
}

export const ProposedMeanwhile: Story = {
  name: 'Proposed meanwhile',
  parameters: {
    ...says('Somebody proposed something for it first: the server’s sentence is said.'),
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

export const ForAnApprover: Story = {
  name: 'For an approver',
  ...readOnlyStory({
    says: 'Others read the fees, and propose none.',
    ...atCard,
    title: 'Card, in naira',
    without: /^Propose it/,
  }),
}

export const LargestFees: Story = {
  name: 'Largest fees',
  parameters: {
    ...says('Every part of a fee at its largest.'),
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
    await pageShown('Fees')
    await waitFor(() => expect(screen.getAllByText(/999,999,999,999/)[0]).toBeVisible())
  },
}

export const Empty: Story = emptyStory({
  state: 'route:fees:empty',
  says: 'No way of paying costs anything.',
  handlers: [mocks.listFees.answers({ fees: [] }), ...handlers],
  heading: 'No fee',
})
