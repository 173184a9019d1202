import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Transaction } from '../data-table/story-transactions.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { says } from '../story-layout/says.ts'
import {
  equalColumns,
  linkTo,
  longTransactions,
  mixedTransactions,
  storyStore,
  WorkStory,
  workArgs,
} from './story-work.tsx'
import { WorkTable } from './work-table.tsx'

const meta = {
  title: 'Primitives/Work table/View',
  component: WorkTable<Transaction>,
  args: {
    ...workArgs,
    rows: mixedTransactions(6),
    view: {},
  },
  render: args => <WorkStory {...args} />,
} satisfies Meta<typeof WorkTable<Transaction>>

export default meta
type Story = StoryObj<typeof meta>

const heads = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('thead th')].map(head => head.textContent).filter(Boolean)

const openView = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^View/ }))
  return within(await within(canvasElement).findByRole('dialog'))
}

const kept = storyStore()

export const HiddenColumns: Story = {
  name: 'Hidden columns',
  args: { view: { store: kept } },
  beforeEach: () => kept.clear(),
  parameters: says(
    'A column goes at a press and comes back where it was; what a row is about can’t be hidden. What was arranged is kept, and one press leads back.',
  ),
  play: async ({ canvasElement }) => {
    const before = heads(canvasElement)
    const menu = await openView(canvasElement)
    await expect(menu.queryByRole('checkbox', { name: 'What' })).not.toBeInTheDocument()
    await userEvent.click(menu.getByRole('checkbox', { name: 'Kind' }))
    await userEvent.click(menu.getByRole('checkbox', { name: 'Date' }))
    await expect(heads(canvasElement)).toEqual(['What', 'Status', 'Amount', 'Balance'])
    await expect(JSON.parse(kept.kept() ?? '')).toEqual({
      hidden: ['kind', 'day'],
      density: 'comfortable',
    })
    await userEvent.click(menu.getByRole('checkbox', { name: 'Kind' }))
    await userEvent.keyboard('{Escape}')
    const button = within(canvasElement).getByRole('button', { name: 'View · 1 hidden' })
    await expect(button).toHaveFocus()
    const again = await openView(canvasElement)
    await userEvent.click(again.getByRole('button', { name: 'As it was at first' }))
    await expect(heads(canvasElement)).toEqual(before)
    await expect(kept.kept()).toBeNull()
    await expect(within(canvasElement).getByRole('button', { name: 'View' })).toHaveFocus()
  },
}

const heightOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0

export const Compact: Story = {
  parameters: says('Rows closer together, and still large enough for a finger.'),
  play: async ({ canvasElement }) => {
    const roomy = heightOf(canvasElement)
    const menu = await openView(canvasElement)
    await userEvent.click(menu.getByRole('radio', { name: 'Compact' }))
    await expect(heightOf(canvasElement)).toBeLessThan(roomy - 8)
    await expect(heightOf(canvasElement)).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{Escape}')
  },
}

export const Restored: Story = {
  name: 'A view that was kept',
  args: {
    view: { store: storyStore('{"hidden":["status","balance"],"density":"compact"}') },
  },
  parameters: says('The table as somebody arranged it the last time.'),
  play: async ({ canvasElement }) => {
    await expect(heads(canvasElement)).toEqual(['Date', 'What', 'Kind', 'Amount'])
    await expect(heightOf(canvasElement)).toBeLessThan(50)
  },
}

export const OfAnOlderPage: Story = {
  name: 'Of an older page',
  args: {
    view: { store: storyStore('{"hidden":["gone","kind","what"],"density":"tiny","width":7}') },
  },
  parameters: says('Of what another version kept, the part that still means something.'),
  play: async ({ canvasElement }) => {
    await expect(heads(canvasElement)).toEqual(['Date', 'What', 'Status', 'Amount', 'Balance'])
  },
}

export const Broken: Story = {
  name: 'A broken one',
  args: { view: { store: storyStore('{"hidden":[') } },
  parameters: says('What can’t be read at all is no view: the table stands as at first.'),
  play: async ({ canvasElement }) => {
    await expect(heads(canvasElement)).toHaveLength(6)
  },
}

export const HiddenAtFirst: Story = {
  name: 'Hidden at first',
  args: { view: { hidden: ['kind', 'balance'] } },
  parameters: says('Columns that few need are there when somebody asks for them.'),
  play: async ({ canvasElement }) => {
    await expect(heads(canvasElement)).toEqual(['Date', 'What', 'Status', 'Amount'])
    const menu = await openView(canvasElement)
    await userEvent.click(menu.getByRole('checkbox', { name: 'Balance' }))
    await expect(heads(canvasElement)).toContain('Balance')
    await userEvent.keyboard('{Escape}')
  },
}

const scrollerOf = (canvasElement: HTMLElement) => {
  const scroller = canvasElement.querySelector('table')?.parentElement
  if (!scroller) throw new Error('There is no table.')
  return scroller
}

const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Where the first and the last column stand to the edges of their card, in pixels. */
function atTheEdges(canvasElement: HTMLElement) {
  const card = scrollerOf(canvasElement).getBoundingClientRect()
  const cells = [...(canvasElement.querySelector('tbody tr')?.children ?? [])]
  const first = cells.at(0)?.getBoundingClientRect()
  const last = cells.at(-1)?.getBoundingClientRect()
  const isRight = getComputedStyle(scrollerOf(canvasElement)).direction === 'rtl'
  const start = isRight ? card.right - (first?.right ?? 0) : (first?.left ?? 0) - card.left
  const end = isRight ? (last?.left ?? 0) - card.left : card.right - (last?.right ?? 0)
  return { start: Math.round(start), end: Math.round(end) }
}

async function scrollsBetweenItsEnds(canvasElement: HTMLElement) {
  const work = canvasElement.querySelector('.work-table')
  await waitFor(() => expect(work).toHaveAttribute('data-sideways'))
  const scroller = scrollerOf(canvasElement)
  const way = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1
  await waitFor(() => expect(work).toHaveAttribute('data-beyond-end'))
  await expect(work).not.toHaveAttribute('data-beyond-start')
  await expect(atTheEdges(canvasElement)).toEqual({ start: 0, end: 0 })
  scroller.scrollLeft = way * 40
  await waitFor(() => expect(work).toHaveAttribute('data-beyond-start'))
  await expect(work).toHaveAttribute('data-beyond-end')
  await expect(atTheEdges(canvasElement)).toEqual({ start: 0, end: 0 })
  scroller.scrollLeft = way * 4000
  await waitFor(() => expect(work).not.toHaveAttribute('data-beyond-end'))
  await expect(atTheEdges(canvasElement)).toEqual({ start: 0, end: 0 })
  await expect(scroller).toHaveAttribute('tabindex', '0')
  scroller.scrollLeft = way * 60
  await drawn()
}

export const EndsThatStay: Story = {
  name: 'Ends that stay',
  args: { rowLink: linkTo },
  decorators: [Story => <div className="w-200 max-w-full">{Story()}</div>],
  render: args => <WorkStory {...args} chosen={['T1', 'T2']} />,
  parameters: says(
    'Where the columns need more than there is, they scroll between the first and the last one, each with an edge over what lies below.',
  ),
  play: ({ canvasElement }) => scrollsBetweenItsEnds(canvasElement),
}

export const FromTheRight: Story = {
  name: 'Ends that stay, from the right',
  args: { rowLink: linkTo },
  decorators: [
    Story => (
      <div dir="rtl" className="w-200 max-w-full">
        {Story()}
      </div>
    ),
  ],
  render: args => <WorkStory {...args} chosen={['T1', 'T2']} />,
  parameters: says('Read from the right, the same ends stay on their sides.'),
  play: ({ canvasElement }) => scrollsBetweenItsEnds(canvasElement),
}

/** The cells that must not pass the edges of their card: those that stay, and where nothing scrolls all of them. */
function cellsThatStay(room: HTMLElement): Element[] {
  const isSideways = room.querySelector('[data-sideways]') !== null
  return [...room.querySelectorAll('tbody tr')].flatMap(row => {
    const all = [...row.children].filter(cell => cell.getClientRects().length > 0)
    return isSideways ? [...all.slice(0, 2), ...all.slice(-1)] : all
  })
}

/** What passes the edges of the room: a cell that should stay, or its words. */
function overTheEdge(room: HTMLElement): string[] {
  const { left, right } = room.getBoundingClientRect()
  const isOver = (at: DOMRect) => at.width > 0 && (at.right > right + 1 || at.left < left - 1)
  return cellsThatStay(room).flatMap(cell => {
    const over = isOver(cell.getBoundingClientRect()) ? [`cell of ${cell.textContent}`] : []
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.sr-only')) continue
      const words = document.createRange()
      words.selectNodeContents(text)
      if (isOver(words.getBoundingClientRect())) over.push(`${text.textContent}`)
    }
    return over
  })
}

export const NothingOverTheEdge: Story = {
  name: 'Nothing over the edge',
  args: { columns: equalColumns, rows: longTransactions, rowLink: linkTo },
  parameters: says(
    'At every width from a phone to a desk, read from either side and scrolled anywhere, what stands first and last in a row stays within the card.',
  ),
  render: args => (
    <div data-testid="room">
      <WorkStory {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const room = within(canvasElement).getByTestId('room')
    const over: string[] = []
    for (const dir of ['ltr', 'rtl'] as const) {
      room.dir = dir
      for (let width = 320; width <= 1600; width += 20) {
        room.style.width = `${width}px`
        await drawn()
        for (const passed of [0, 60, 4000]) {
          scrollerOf(canvasElement).scrollLeft = dir === 'rtl' ? -passed : passed
          over.push(...overTheEdge(room).map(what => `${dir} ${width} ${passed}: ${what}`))
        }
      }
    }
    room.style.width = ''
    room.dir = ''
    await expect(over).toEqual([])
  },
}

export const CardsOnAPhone: Story = {
  name: 'Cards on a phone',
  args: { rowLink: linkTo, rows: mixedTransactions(3) },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
  parameters: says('Cards have their columns by the same menu, and nothing scrolls sideways.'),
  play: async ({ canvasElement }) => {
    const work = canvasElement.querySelector('.work-table')
    await waitFor(() =>
      expect(work?.querySelector('[data-shape]')).toHaveAttribute('data-shape', 'cards'),
    )
    await waitFor(() => expect(work).not.toHaveAttribute('data-sideways'))
    await expect(within(canvasElement).getByRole('button', { name: 'View' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { rows: [], loading: true },
  parameters: says('Five grey lines keep the place; nothing can be chosen yet.'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/loading$/)
    await expect(
      within(canvasElement).getByRole('checkbox', { name: 'Choose all 0' }),
    ).toBeDisabled()
  },
}

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState compact title="No transaction matches">
        Try other dates.
      </EmptyState>
    ),
  },
  parameters: says('The head stays, and under it why there is nothing to choose.'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No transaction matches')).toBeVisible()
    await expect(
      within(canvasElement).getByRole('checkbox', { name: 'Choose all 0' }),
    ).toBeDisabled()
  },
}
