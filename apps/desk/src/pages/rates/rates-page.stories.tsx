import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { rateReasonNeeded } from '@kinfold/contract/operator/rate/set-exchange-rate'
import { rateProposals } from '@kinfold/personas/desk/rate-proposals'
import { ratesOnRecord } from '@kinfold/personas/desk/rates-on-record'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { mainPictures } from '../../test/main-pictures.ts'
import { notForYouStory } from '../../test/not-for-you-story.ts'
import { pageShown } from '../../test/page-shown.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('zainab')
const step = { percent: 10, last: '1532.5', base: '1532.5' }
const atForm = { desk: { path: '/desk/club/rates/new' } }
const [latest] = ratesOnRecord
const [waiting] = rateProposals
if (!latest || !waiting) throw new Error('These stories need a rate.')

const meta = {
  title: 'Desk/Exchange rates',
  ...deskStory,
  parameters: sectionParameters('/desk/club/rates', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:rates:ready'],
    ...says('A large step waits for a second person, above the rates that held.'),
    ...mainPictures,
  },
  play: async () => {
    await pageShown('Exchange rates')
    await waitFor(() => expect(screen.getByText(/11\.1 % above the last/)).toBeVisible())
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus()
  },
}

export const Confirmed: Story = {
  parameters: says('The second person agrees, by keys.'),
  play: async () => {
    await pageShown('Exchange rates')
    await screen.findByRole('button', { name: 'Confirm' })
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText(/^Members see the new rate/)).toBeVisible())
  },
}

export const Discarded: Story = {
  parameters: says('Or throws it away.'),
  play: async () => {
    await pageShown('Exchange rates')
    await screen.findByRole('button', { name: 'Discard' })
    await userEvent.keyboard('r{Enter}')
    await waitFor(() => expect(screen.getByText(/^The proposal is thrown away/)).toBeVisible())
  },
}

export const OwnProposal: Story = {
  name: 'Own proposal',
  parameters: {
    ...says('Who proposed it is told why they can’t confirm it.'),
    msw: { handlers: handlersFor('uche') },
  },
  play: async () => {
    await pageShown('Exchange rates')
    await waitFor(() => expect(screen.getByText(/^You proposed this, so another/)).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  },
}

export const DecidedMeanwhile: Story = {
  name: 'Decided meanwhile',
  parameters: {
    ...says('Somebody else was faster: it is said.'),
    msw: { handlers: [mocks.confirmExchangeRate.fails('already_decided'), ...handlers] },
  },
  play: async () => {
    await pageShown('Exchange rates')
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
  },
}

export const FromAFeed: Story = {
  name: 'From a feed',
  parameters: {
    ...says('What a feed gives waits for any administrator, with the time it says it is of.'),
    msw: {
      handlers: [
        mocks.listRateProposals.answers({
          proposals: [
            {
              ...waiting,
              proposed_by: null,
              source: { name: 'Lagos rates', quoted_at: '2026-06-03T06:00:00Z' },
            },
          ],
          step,
          is_stale: false,
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await pageShown('Exchange rates')
    await waitFor(() => expect(screen.getByText(/^The feed Lagos rates/)).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible()
  },
}

export const Old: Story = {
  parameters: {
    ...says('The rate is older than the club trusts.'),
    msw: {
      handlers: [
        mocks.listRateProposals.answers({ proposals: [], step, is_stale: true }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The rate is old')).toBeVisible())
  },
}

export const First: Story = {
  parameters: {
    states: ['route:rates:empty'],
    ...says('A club without a rate: the first takes two.'),
    desk: { path: '/desk/club/rates' },
    msw: {
      handlers: [
        mocks.listExchangeRates.empty(),
        mocks.listRateProposals.answers({
          proposals: [],
          step: { percent: 10, last: null, base: null },
          is_stale: false,
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No rate is set')).toBeVisible())
    await expect(screen.getByRole('heading', { name: 'No rate yet' })).toBeVisible()
  },
}

export const SmallStep: Story = {
  name: 'Small step',
  parameters: { ...says('A small step holds at once, and it is said before.'), ...atForm },
  play: async () => {
    await pageShown('Set a rate')
    await screen.findByText(/^A dollar costs/)
    await userEvent.type(screen.getByLabelText(/^Naira for a dollar/), '1540.25')
    await waitFor(() => expect(screen.getByText(/holds at once\.$/)).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('The rate holds from now on.')).toBeVisible())
    await pageShown('Exchange rates')
  },
}

export const LargeStep: Story = {
  name: 'Large step',
  parameters: {
    ...says('A large step is proposed, with a reason for the second person.'),
    ...atForm,
    pictures: { modes: ['light-desktop'] },
  },
  play: async () => {
    await pageShown('Set a rate')
    await screen.findByText(/^A dollar costs/)
    await userEvent.type(screen.getByLabelText(/^Naira for a dollar/), '1750')
    await waitFor(() => expect(screen.getByText(/another administrator confirms it/)).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText(rateReasonNeeded)).toBeVisible())
    await waitFor(() => expect(screen.getByLabelText(/^Why/)).toHaveFocus())
  },
}

export const ProposedAlready: Story = {
  name: 'Proposed already',
  parameters: { ...says('One proposal at a time: the server’s sentence is said.'), ...atForm },
  play: async () => {
    await pageShown('Set a rate')
    await screen.findByText(/^A dollar costs/)
    await userEvent.type(screen.getByLabelText(/^Naira for a dollar/), '1750')
    await userEvent.type(await screen.findByLabelText(/^Why/), 'The market moved.')
    await userEvent.click(screen.getByRole('button', { name: 'Propose it' }))
    await waitFor(() => expect(screen.getByText(/^Another rate is proposed/)).toBeVisible())
    await expect(screen.getByLabelText(/^Why/)).toHaveValue('The market moved.')
  },
}

export const OutOfBounds: Story = {
  name: 'Out of bounds',
  parameters: { ...says('A slip of the hand is no rate.'), ...atForm },
  play: async () => {
    await pageShown('Set a rate')
    await screen.findByText(/^A dollar costs/)
    await userEvent.type(screen.getByLabelText(/^Naira for a dollar/), '1.5x{Enter}')
    await waitFor(() => expect(screen.getByText(/^Please enter a rate/)).toBeVisible())
    await waitFor(() => expect(screen.getByLabelText(/^Naira for a dollar/)).toHaveFocus())
  },
}

export const OneOfThem: Story = {
  name: 'One of them',
  parameters: {
    ...says('A rate that held: where it came from, and who agreed.'),
    desk: { path: `/desk/club/rates/${latest.id}` },
  },
  play: async () => {
    await pageShown('₦1,532.50 for a dollar')
    await expect(screen.getByText('Nobody: it was a small step')).toBeVisible()
  },
}

export const ForAnApprover: Story = {
  name: 'For an approver',
  ...notForYouStory({
    says: 'Others read the rates, and set none.',
    ...atForm,
    title: 'Set a rate',
  }),
}
