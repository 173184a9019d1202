import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { ReturnsPosting } from '@kinfold/contract/operator/returns/returns-posting'
import type { ReturnsShare } from '@kinfold/contract/operator/returns/returns-share'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { returnsPostingDetail, returnsPostings } from '@kinfold/personas/desk/returns-postings'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { alertSaid } from '../../test/alert-said.ts'
import { deskStory } from '../../test/desk-story.tsx'
import { pageShown } from '../../test/page-shown.ts'
import type { ReturnsDetail } from './returns-detail.ts'

const runThatIs = (status: ReturnsPosting['status']): ReturnsDetail => {
  const found = returnsPostings.find(each => each.status === status)
  const detail = found && returnsPostingDetail(found.id, { order: 'largest', per_page: 100 })
  if (!detail) throw new Error(`These stories need returns with the status ${status}.`)
  return detail
}

const draft = runThatIs('draft')
const posted = runThatIs('posted')
const handlers = handlersFor('tunde')

const meta = {
  title: 'Desk/Returns',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: `/desk/returns/${draft.posting.id}` },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

type Changes = {
  posting?: Partial<ReturnsPosting>
  shared?: Partial<ReturnsDetail['shared']>
  outOfReach?: ReturnsDetail['out_of_reach']
}

const changed = (
  detail: ReturnsDetail,
  { posting, shared, outOfReach }: Changes,
): ReturnsDetail => ({
  ...detail,
  posting: { ...detail.posting, ...posting },
  shared: { ...detail.shared, ...shared },
  out_of_reach: outOfReach ?? detail.out_of_reach,
})

const withRun = (detail: ReturnsDetail, as: 'tunde' | 'uche' | 'zainab' = 'tunde') => ({
  handlers: [mocks.getReturnsPosting.answers(detail), ...handlersFor(as)],
})

const shown = (text: string | RegExp = /May 2026$/) => pageShown(text)

const reversal = {
  reason: 'The fund has corrected its statement for this month.',
  drafted_by: operatorReference('zainab'),
  drafted_at: '2026-06-02T09:00:00Z',
  posted_by: null,
  posted_at: null,
  completed_at: null,
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('A month’s preview: each part, the largest on top, and a total that agrees.'),
    states: ['route:returns:ready', 'status:returns_posting:draft'],
    msw: withRun(crowd(10)),
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/agrees$/)).toBeVisible()
    await expect(screen.getByText(/times the average share$/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Post' })).toBeVisible()
  },
}

/** So many portfolios, one of which holds far more than the others. */
function crowd(count: number): ReturnsDetail {
  const [one] = draft.shares.items
  if (!one) throw new Error('These stories need a share.')
  const names = ['Dayo Bello', 'Halima Sani', 'Chidi Okoro', 'Amara Nwosu', 'Efe Ogbemudia']
  const items = Array.from({ length: count }, (_, at): ReturnsShare => {
    const return_amount = at === 0 ? 480_000 : 30_000 - at * 10
    return {
      ...one,
      portfolio_id: demoId('portfolio', at),
      member: { ...one.member, name: names[at % names.length] ?? '' },
      value_before: return_amount * 90,
      return_amount,
      fee: 0,
    }
  })
  const sum = items.reduce((all, { return_amount }) => all + return_amount, 0)
  const { currency } = draft.posting.plan
  return {
    ...changed(draft, {
      posting: {
        portfolios: count,
        total: { currency, amount: sum },
        fee: { currency, amount: 0 },
      },
      shared: { return_amount: sum, fee: 0 },
    }),
    shares: takePage(items, { per_page: 100 }),
  }
}

export const PostedByKeys: Story = {
  parameters: {
    ...says('A, Enter: the run begins, its progress stands there, and it ends by itself.'),
    states: ['status:returns_posting:posted'],
    msw: { handlers: runThatPosts() },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Post' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('They are being posted now.')).toBeVisible())
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible())
    await waitFor(() => expect(screen.getByText(/^Posted. An administrator/)).toBeVisible())
  },
}

function runThatPosts() {
  let isPosted = false
  let asked = 0
  return [
    mocks.getReturnsPosting.answers(() => {
      if (!isPosted) return draft
      asked += 1
      const status = asked > 1 ? 'posted' : 'posting'
      return changed(draft, { posting: { status } })
    }),
    mocks.postReturns.answers(() => {
      isPosted = true
      return { ...draft.posting, status: 'posting' }
    }),
    ...handlers,
  ]
}

export const UnderWay: Story = {
  parameters: {
    ...says('A run that is under way says how far it has come.'),
    states: ['status:returns_posting:posting'],
    msw: withRun(
      changed(crowd(24), {
        posting: { status: 'posting' },
        shared: { booked: 9 },
      }),
    ),
  },
  play: async () => {
    await shown()
    await expect(screen.getByText('9 of 24')).toBeVisible()
  },
}

export const DoesNotAddUp: Story = {
  name: 'Does not add up',
  parameters: {
    ...says('Shares that don’t come to the total can’t be posted.'),
    states: ['returns:adds-not-up'],
    msw: withRun(changed(draft, { shared: { return_amount: 1 } })),
  },
  play: async () => {
    await shown()
    await expect(screen.getByText('The shares don’t add up')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Post' })).not.toBeInTheDocument()
  },
}

export const OwnDraft: Story = {
  parameters: {
    ...says('Who entered it is told why they can’t post it, and may throw it away.'),
    states: ['returns:own'],
    msw: withRun(changed(draft, { posting: { drafted_by: operatorReference('uche') } }), 'uche'),
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/^You entered this/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Post' })).not.toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible()
  },
}

export const PostedMeanwhile: Story = {
  parameters: {
    ...says('Somebody else was faster: it is said, and nothing is posted twice.'),
    states: ['returns:posted-meanwhile'],
    msw: { handlers: [mocks.postReturns.fails('already_decided'), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Post' }))
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
  },
}

export const Slow: Story = {
  parameters: {
    ...says('While the answer is on its way, a second press posts nothing.'),
    msw: { handlers: [mocks.postReturns.never(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    const post = screen.getByRole('button', { name: 'Post' })
    await userEvent.click(post)
    await waitFor(() => expect(post).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const TakingBack: Story = {
  parameters: {
    ...says('A counter-posting begins with a reason that every member will read.'),
    states: ['returns:taking-back'],
    desk: { path: `/desk/returns/${posted.posting.id}` },
    msw: { handlers: handlersFor('zainab') },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take it back' })).toBeVisible())
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it taken back?' })
    await userEvent.keyboard('2')
    await expect(screen.getByText(/We are sorry for the mix-up/)).toBeVisible()
  },
}

export const ToTakeBack: Story = {
  parameters: {
    ...says('A counter-posting waits for its second person, with what can’t be taken back.'),
    states: ['status:returns_posting:reversal_draft'],
    desk: { path: `/desk/returns/${posted.posting.id}` },
    msw: withRun(
      changed(posted, {
        posting: { status: 'reversal_draft', reversal },
        outOfReach: { portfolios: 1, amount: 4200 },
      }),
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take it back' })).toBeVisible())
    await expect(screen.getByText(/^1 portfolio no longer holds/)).toBeVisible()
  },
}

export const TakenBack: Story = {
  parameters: {
    ...says('Taken back: the month can be entered anew.'),
    states: ['status:returns_posting:reversed'],
    desk: { path: `/desk/returns/${posted.posting.id}` },
    msw: withRun(
      changed(posted, {
        posting: {
          status: 'reversed',
          reversal: {
            ...reversal,
            posted_by: operatorReference('tunde'),
            posted_at: '2026-06-02T10:00:00Z',
            completed_at: '2026-06-02T10:01:00Z',
          },
        },
      }),
    ),
    pictures: false,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Taken back. The month/)).toBeVisible())
  },
}

export const ALossOfTheLargestSum: Story = {
  parameters: {
    ...says('The largest loss, and the longest name.'),
    msw: withRun(largestLoss()),
  },
  play: () => shown(/^−₦1,000,000,000,000|^−\$1,000,000,000,000/),
}

function largestLoss(): ReturnsDetail {
  const { currency } = draft.posting.plan
  const run = changed(draft, {
    posting: {
      total: { currency, amount: -1e12 },
      fee: { currency, amount: 0 },
      plan: { ...draft.posting.plan, name: 'Oluwaseun-Temitope Adebayo-Ogunlesi Memorial Pool' },
    },
    shared: { return_amount: -1e12, fee: 0 },
  })
  return {
    ...run,
    shares: {
      ...run.shares,
      items: run.shares.items.map(share => ({
        ...share,
        member: {
          ...share.member,
          name: 'Oluwaseun-Temitope Adebayo-Ogunlesi Nwachukwu-Okonkwo-Ibekwe',
        },
        value_before: 9e12,
        return_amount: -1e12,
        fee: 0,
      })),
    },
  }
}

export const Empty: Story = {
  parameters: {
    ...says('Nothing was entered yet.'),
    states: ['route:returns:empty'],
    desk: { path: '/desk/returns' },
    msw: { handlers: [mocks.listReturnsPostings.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'No returns here' })).toBeVisible(),
    )
  },
}

export const Offline: Story = {
  parameters: {
    ...says('The network is gone: nothing is posted, and it can be tried again.'),
    msw: { handlers: [mocks.postReturns.offline(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
    await alertSaid()
    await expect(screen.getByRole('button', { name: 'Post' })).toBeEnabled()
  },
}
