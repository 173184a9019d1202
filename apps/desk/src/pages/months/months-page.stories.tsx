import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { closingSentences } from '@kinfold/contract/operator/month/closing-problem'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import type { Reconciliation } from '@kinfold/contract/operator/reconciliation/reconciliation'
import { demoMonths } from '@kinfold/personas/desk/demo-months'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { reconciliationsOn } from '@kinfold/personas/desk/reconciliations'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { alertSaid } from '../../test/alert-said.ts'
import { deskStory } from '../../test/desk-story.tsx'
import { emptyStory } from '../../test/empty-story.ts'
import { mainPictures } from '../../test/main-pictures.ts'
import { pageShown } from '../../test/page-shown.ts'
import { readOnlyStory } from '../../test/read-only-story.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('zainab')
const april = { desk: { path: '/desk/club/months/2026-04' } }
const may = { desk: { path: '/desk/club/months/2026-05' } }

const meta = {
  title: 'Desk/Months',
  ...deskStory,
  parameters: sectionParameters('/desk/club/months', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

const monthsAre = (change: (about: BookMonth) => Partial<BookMonth>) =>
  mocks.listMonths.answers({ months: demoMonths.map(each => ({ ...each, ...change(each) })) })

const closed = {
  at: '2026-05-08T09:00:00Z',
  proposed_by: operatorReference('zainab'),
  confirmed_by: operatorReference('uche'),
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:months:ready'],
    ...says('A month that waits for a second person, beside the list.'),
    ...april,
    ...mainPictures,
  },
  play: async () => {
    await pageShown('April 2026')
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Close it' })).toHaveFocus()
  },
}

export const ThroughTheList: Story = {
  name: 'Through the list',
  parameters: says('Keys go from month to month, and Escape back to the list.'),
  play: async () => {
    await pageShown('Months')
    await waitFor(() => expect(screen.getByRole('link', { name: 'May 2026' })).toBeVisible())
    await expect(screen.getAllByText('Next to confirm')).toHaveLength(1)
    await expect(screen.getAllByText('Closes with April 2026')[0]).toBeVisible()
    await userEvent.keyboard('j')
    await pageShown('May 2026')
    await userEvent.keyboard('j')
    await pageShown('April 2026')
    await userEvent.keyboard('{Escape}')
    await pageShown('Months')
    await waitFor(() => expect(screen.getByRole('link', { name: 'April 2026' })).toHaveFocus())
  },
}

export const Closed: Story = {
  parameters: { ...says('Confirmed by keys: it is closed for good.'), ...april },
  play: async () => {
    await pageShown('April 2026')
    await userEvent.keyboard('a{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Close it for good' }))
    await waitFor(() => expect(screen.getByText(/^Closed\./)).toBeVisible())
  },
}

export const Proposing: Story = {
  parameters: {
    states: ['months:closing'],
    ...says('What closing means, and that a reason is needed.'),
    ...may,
  },
  play: async () => {
    await pageShown('May 2026')
    await userEvent.click(screen.getByRole('button', { name: 'Propose closing' }))
    await waitFor(() => expect(screen.getByText('Please fill this in.')).toBeVisible())
    await waitFor(() => expect(screen.getByLabelText(/^Why it can be closed/)).toHaveFocus())
  },
}

export const Proposed: Story = {
  parameters: { ...says('Sent to the other administrators, without leaving the field.'), ...may },
  play: async () => {
    await pageShown('May 2026')
    await userEvent.type(screen.getByLabelText(/^Why it can be closed/), 'All agrees.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText(/^Proposed\. It is closed once/)).toBeVisible())
  },
}

export const OwnProposal: Story = {
  name: 'Own proposal',
  parameters: {
    states: ['months:own-proposal'],
    ...says('Nobody confirms their own proposal, and it is said.'),
    ...april,
    msw: { handlers: handlersFor('uche') },
  },
  play: async () => {
    await pageShown('April 2026')
    await expect(screen.getByText(/^You proposed this, so another administrator/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Close it' })).not.toBeInTheDocument()
  },
}

export const DecidedMeanwhile: Story = {
  name: 'Decided meanwhile',
  parameters: {
    ...says('Somebody else was faster: it is said.'),
    ...april,
    msw: { handlers: [mocks.confirmMonthClosing.fails('already_decided'), ...handlers] },
  },
  play: async () => {
    await pageShown('April 2026')
    await userEvent.keyboard('a{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Close it for good' }))
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
  },
}

export const ReturnsUnderWay: Story = {
  name: 'Returns under way',
  parameters: {
    states: ['months:waits'],
    ...says('A month waits while its returns are being posted; earlier ones are closed.'),
    ...may,
    msw: {
      handlers: [
        monthsAre(({ month, year }) =>
          year === 2026 && month === 5
            ? { obstacle: 'returns_under_way' }
            : { proposal: null, closed },
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await pageShown('May 2026')
    await expect(screen.getByText(closingSentences.obstacles.returns_under_way)).toBeVisible()
    await userEvent.keyboard('j')
    await pageShown('April 2026')
    await expect(screen.getByText('Closed for good')).toBeVisible()
  },
}

const end = '2026-04-30'
const [naira] = reconciliationsOn(end)
const bankIs = (change: Partial<Reconciliation>) =>
  mocks.listReconciliations.answers({ items: naira ? [{ ...naira, read_to: end, ...change }] : [] })

export const BankAgrees: Story = {
  name: 'Bank agrees',
  parameters: {
    ...says('The bank says what the books say, at the end of the month.'),
    ...april,
    msw: { handlers: [bankIs({ difference: { amount: 0, currency: 'NGN' } }), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await screen.findByText('Bank, naira: the books and the statements agree')
  },
}

export const BankDiffers: Story = {
  name: 'Bank differs',
  parameters: {
    states: ['months:bank-differs'],
    ...says('By how much the books and the bank differ, with the way to that day.'),
    ...april,
    msw: { handlers: [bankIs({ difference: { amount: -1200, currency: 'NGN' } }), ...handlers] },
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: /^Bank, naira: .* differ by −₦1,200/ })
    await expect(link).toHaveAttribute('href', expect.stringContaining(`day=${end}`))
  },
}

export const BankReadInPart: Story = {
  name: 'Bank read in part',
  parameters: {
    ...says('Statements that end before the month does say nothing of its end.'),
    ...april,
    msw: { handlers: [bankIs({ read_to: '2026-04-12' }), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await screen.findByRole('link', { name: 'Bank, naira: read to 12 Apr 2026 only' })
  },
}

export const BankUnread: Story = {
  name: 'Bank unread',
  parameters: {
    ...says('The reconciliation can be asked for again; the month can be closed meanwhile.'),
    ...april,
    msw: { handlers: [mocks.listReconciliations.fails('internal'), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' })
    await expect(screen.getByRole('button', { name: 'Close it' })).toBeEnabled()
  },
}

export const Files: Story = {
  parameters: {
    ...says('A bookkeeper takes the month along: its trial balance and its journal.'),
    ...april,
    pictures: false,
  },
  play: async () => {
    await pageShown('April 2026')
    const saved: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await userEvent.click(screen.getByRole('button', { name: 'Trial balance' }))
    await waitFor(() => expect(saved).toEqual(['trial-balance-2026-04.csv']))
    await userEvent.click(screen.getByRole('button', { name: 'Journal' }))
    await waitFor(() => expect(saved).toContain('journal-2026-04.csv'))
    click.mockRestore()
  },
}

export const FileFailed: Story = {
  name: 'File failed',
  parameters: {
    states: ['months:file-failed'],
    ...says('A file can’t be fetched; it can be asked for again.'),
    ...april,
    msw: { handlers: [mocks.exportJournal.offline(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await pageShown('April 2026')
    const journal = screen.getByRole('button', { name: 'Journal' })
    await userEvent.click(journal)
    await alertSaid()
    await expect(journal).toBeEnabled()
  },
}

export const ForAnApprover: Story = {
  name: 'For an approver',
  ...readOnlyStory({
    says: 'Others see the months, and close none.',
    ...april,
    title: 'April 2026',
    without: /Close it|Discard/,
  }),
}

export const Empty: Story = emptyStory({
  state: 'route:months:empty',
  says: 'A club in its first month.',
  handlers: [mocks.listMonths.answers({ months: [] }), ...handlers],
  heading: 'No month yet',
})
