import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { auditEntries } from '@kinfold/personas/desk/audit-entries'
import { operators } from '@kinfold/personas/operators/operators'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const handlers = handlersFor('uche')
const batch = auditEntries.find(({ action }) => action === 'payout_batch.prepared')
if (!batch?.subject_id) throw new Error('These stories need a batch in the log.')

const meta = {
  title: 'Desk/Log',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/club/log' },
    msw: { handlers },
    pictures: false,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const about = (story: string) => ({ docs: { description: { story } } })
const main = { pictures: { modes: ['light-desktop', 'dark-phone'] } } as const

const entries = () => screen.findAllByRole('time').then(all => all.length)

export const Ready: Story = {
  parameters: {
    states: ['route:log:ready'],
    ...about('Each entry is one sentence, under its day, the newest first.'),
    ...main,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^\d+ entries$/)).toBeVisible())
    await expect(screen.getAllByRole('link', { name: /^Ngozi/ }).length).toBeGreaterThan(1)
  },
}

export const ByOnePerson: Story = {
  name: 'By one person',
  parameters: about('A name leads to all that person did; what is asked for can be taken off.'),
  play: async () => {
    const [name] = await screen.findAllByRole('link', { name: /^Ngozi/ })
    if (name) await userEvent.click(name)
    const chip = await screen.findByRole('button', { name: /^By Ngozi/ })
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^Tunde/ })).not.toBeInTheDocument(),
    )
    await userEvent.click(chip)
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Tunde/ })[0]).toBeVisible())
  },
}

export const AboutOneThing: Story = {
  name: 'About one thing',
  parameters: {
    ...about('All that was done to one batch, with the way to it.'),
    desk: { path: `/desk/club/log?about=${batch.subject_id}` },
  },
  play: async () => {
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: new RegExp(`^About ${batch.subject}`) }),
      ).toBeVisible(),
    )
    const [link] = screen.getAllByRole('link', { name: batch.subject })
    await expect(link).toHaveAttribute('href', `/desk/batches/${batch.subject_id}`)
  },
}

export const OfOneKind: Story = {
  name: 'Of one kind',
  parameters: about('Chosen by keys from all kinds there are.'),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^\d+ entries$/)).toBeVisible())
    await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }))
    await userEvent.keyboard('payout{Enter}')
    await waitFor(() => expect(screen.queryByText(/approved the document/)).not.toBeInTheDocument())
    await expect(screen.getAllByText(/prepared the payout batch/)[0]).toBeVisible()
  },
}

export const OfSomeDays: Story = {
  name: 'Of some days',
  parameters: {
    ...about('From one day to another, both in the address.'),
    desk: { path: '/desk/club/log?from=2026-05-01&to=2026-05-31' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue('01/05/2026'))
    const days = await screen.findAllByRole('heading', { level: 2 })
    for (const day of days) await expect(day).toHaveTextContent(/May 2026$/)
  },
}

export const OddAddress: Story = {
  name: 'Odd address',
  parameters: {
    ...about('What makes no sense in an address is left out, not sent.'),
    desk: { path: '/desk/club/log?from=yesterday&by=me&kind=all&page=-3' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^\d+ entries$/)).toBeVisible())
  },
}

export const ByKeys: Story = {
  name: 'By keys',
  parameters: about('J and K go from entry to entry, and a stroke to the search.'),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^\d+ entries$/)).toBeVisible())
    await userEvent.keyboard('jj')
    await waitFor(() =>
      expect(document.activeElement?.closest('li')).toBe(
        screen.getAllByRole('time')[1]?.closest('li'),
      ),
    )
    await userEvent.keyboard('/')
    await waitFor(() =>
      expect(screen.getByRole('searchbox', { name: 'Name, reference or words' })).toHaveFocus(),
    )
  },
}

const [first] = auditEntries
if (!first) throw new Error('These stories need a log.')

export const ManyPages: Story = {
  name: 'Many pages',
  parameters: {
    states: ['route:log:many'],
    ...about('More than anybody counts: fifty on a page, to be paged through by the address.'),
    desk: { path: '/desk/club/log?page=3' },
    msw: {
      handlers: [
        mocks.listAuditEntries.answers(({ query }) => ({
          items: Array.from({ length: query.per_page ?? 0 }, (_, at) => ({
            ...first,
            id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
            detail: `On page ${query.page}`,
          })),
          page: query.page ?? 1,
          per_page: query.per_page ?? 1,
          total_count: 10_000,
          total_pages: 200,
        })),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('10,000+ entries')).toBeVisible())
    await expect(screen.getAllByText('On page 3')).toHaveLength(50)
    await userEvent.click(screen.getByRole('button', { name: /next/i }))
    await waitFor(() => expect(screen.getAllByText('On page 4')).toHaveLength(50))
  },
}

export const NothingFits: Story = {
  name: 'Nothing fits',
  parameters: {
    ...about('Nothing was found; one press shows all again.'),
    desk: { path: '/desk/club/log?search=zebra' },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Nothing fits this' })).toBeVisible(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(screen.getByText(/^\d\d entries$/)).toBeVisible())
  },
}

export const ForAReviewer: Story = {
  name: 'For a reviewer',
  parameters: {
    ...about('The same log; what their roles don’t open has no link.'),
    msw: { handlers: handlersFor('ngozi') },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^\d+ entries$/)).toBeVisible())
    await expect(screen.queryByRole('link', { name: batch.subject })).not.toBeInTheDocument()
    await expect(screen.getAllByRole('link', { name: /^identity of/ })[0]).toBeVisible()
    await expect(await entries()).toBeGreaterThan(5)
  },
}

export const Hers: Story = {
  name: 'By an address',
  parameters: {
    ...about('A link from the staff: all that one operator did.'),
    desk: { path: `/desk/club/log?by=${operators.zainab.operatorId}` },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: /^By Zainab/ })).toBeVisible())
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:log:empty'],
    ...about('A club in which nothing was done yet.'),
    msw: { handlers: [mocks.listAuditEntries.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Nothing was done yet' })).toBeVisible(),
    )
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:log:loading'],
    ...about('It is on its way.'),
    msw: { handlers: [mocks.listAuditEntries.never(), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The log is loading')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: {
    states: ['route:log:error'],
    ...about('It can’t be read; it can be asked again in place.'),
    msw: { handlers: [mocks.listAuditEntries.fails('internal'), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The log can’t be shown/)).toBeVisible(), {
      timeout: 15_000,
    })
  },
}
