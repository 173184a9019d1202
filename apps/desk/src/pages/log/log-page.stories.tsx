import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { auditEntries } from '@kinfold/personas/desk/audit-entries'
import { operators } from '@kinfold/personas/operators/operators'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { emptyStory } from '../../test/empty-story.ts'
import { failedStory } from '../../test/failed-story.ts'
import { loadingStory } from '../../test/loading-story.ts'
import { mainPictures } from '../../test/main-pictures.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('uche')
const batch = auditEntries.find(({ action }) => action === 'payout_batch.prepared')
if (!batch?.subject_id) throw new Error('These stories need a batch in the log.')

const meta = {
  title: 'Desk/Log',
  ...deskStory,
  parameters: sectionParameters('/desk/club/log', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

const entries = () => screen.findAllByRole('time').then(all => all.length)

export const Ready: Story = {
  parameters: {
    states: ['route:log:ready'],
    ...says('Each entry is one sentence, under its day, the newest first.'),
    ...mainPictures,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^\d+ entries$/)).toBeVisible())
    await expect(screen.getAllByRole('link', { name: /^Ngozi/ }).length).toBeGreaterThan(1)
  },
}

export const ByOnePerson: Story = {
  name: 'By one person',
  parameters: says('A name leads to all that person did; what is asked for can be taken off.'),
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
    ...says('All that was done to one batch, with the way to it.'),
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
  parameters: says('Chosen by keys from all kinds there are.'),
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
    ...says('From one day to another, both in the address.'),
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
    ...says('What makes no sense in an address is left out, not sent.'),
    desk: { path: '/desk/club/log?from=yesterday&by=me&kind=all&page=-3' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^\d+ entries$/)).toBeVisible())
  },
}

export const ByKeys: Story = {
  name: 'By keys',
  parameters: says('J and K go from entry to entry, and a stroke to the search.'),
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
    ...says('More than anybody counts: fifty on a page, to be paged through by the address.'),
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
    ...says('Nothing was found; one press shows all again.'),
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
    ...says('The same log; what their roles don’t open has no link.'),
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
    ...says('A link from the staff: all that one operator did.'),
    desk: { path: `/desk/club/log?by=${operators.zainab.operatorId}` },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: /^By Zainab/ })).toBeVisible())
  },
}

export const Empty: Story = emptyStory({
  state: 'route:log:empty',
  says: 'A club in which nothing was done yet.',
  handlers: [mocks.listAuditEntries.empty(), ...handlers],
  heading: 'Nothing was done yet',
})

export const Loading: Story = loadingStory({
  state: 'route:log:loading',
  says: 'It is on its way.',
  handlers: [mocks.listAuditEntries.never(), ...handlers],
  text: 'The log is loading',
})

export const Failed: Story = failedStory({
  state: 'route:log:error',
  says: 'It can’t be read; it can be asked again in place.',
  handlers: [mocks.listAuditEntries.fails('internal'), ...handlers],
  what: 'The log',
})
