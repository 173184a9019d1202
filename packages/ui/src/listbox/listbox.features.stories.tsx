import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { regions } from '../story-layout/regions.ts'
import { says } from '../story-layout/says.ts'
import { findByWord } from './find-options.ts'
import { Listbox, type ListboxProps } from './listbox.tsx'
import { StoryListbox } from './story-listbox.tsx'
import { banks, longNames } from './story-options.ts'

const countries = regions()

const search = { find: findByWord }

const meta = {
  title: 'Primitives/Listbox/Features',
  component: Listbox,
  args: { id: 'banks', label: 'Bank', options: banks, chosen: [], onChoose: fn() },
  render: args => <StoryListbox {...args} />,
} satisfies Meta<typeof Listbox>

export default meta
type Story = StoryObj<typeof meta>

/** What a screen reader is told of; it must be in the page. */
function pointedAt(focused: HTMLElement): HTMLElement {
  const id = focused.getAttribute('aria-activedescendant') ?? ''
  const option = document.getElementById(id)
  if (!option) throw new Error(`${id || 'Nothing'} is pointed at, and is not in the page.`)
  return option
}

function inSight(option: Element, list: Element): boolean {
  const row = option.getBoundingClientRect()
  const box = list.getBoundingClientRect()
  return row.top >= box.top && row.bottom <= box.bottom
}

/** A long list, once its rows are drawn only where they show. */
async function virtualList(): Promise<HTMLElement> {
  const list = screen.getByRole('listbox')
  await waitFor(() => expect(within(list).getAllByRole('option').length).toBeLessThan(20))
  return list
}

export const FiveOptions: Story = {
  name: 'Five options',
  parameters: says('Arrows move and stop at the ends, Home and End go there; Enter chooses.'),
  play: async ({ args }) => {
    await userEvent.tab()
    const list = screen.getByRole('listbox', { name: 'Bank' })
    await expect(list).toHaveFocus()
    await expect(within(list).getAllByRole('option')).toHaveLength(5)
    await userEvent.keyboard('{ArrowUp}')
    await expect(pointedAt(list)).toHaveTextContent('Access Bank')
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(pointedAt(list)).toHaveTextContent('Zenith Bank')
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(banks[1])
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Fidelity Bank')
  },
}

export const TypedAhead: Story = {
  name: 'Typed ahead',
  args: { options: countries, label: 'Country' },
  parameters: says(
    'Letters lead to the option that begins with them, far down in a long list too.',
  ),
  play: async () => {
    const list = await virtualList()
    await userEvent.tab()
    await userEvent.keyboard('south g')
    const option = pointedAt(list)
    await expect(option).toHaveTextContent(/^South Georgia/)
    await waitFor(() => expect(inSight(option, list)).toBe(true))
  },
}

export const OptionsComeLater: Story = {
  name: 'Options come later',
  args: { search },
  parameters: says('Words typed before the options have come find them once they are there.'),
  render: args => <LateListbox {...args} />,
  play: async ({ args }) => {
    const box = screen.getByRole('combobox', { name: 'Search...' })
    await userEvent.type(box, 'zenith')
    await expect(screen.queryByRole('option')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Fetch the banks' }))
    await waitFor(() => expect(pointedAt(box)).toHaveTextContent('Zenith Bank'))
    await userEvent.type(box, '{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ value: 'zenith' }))
  },
}

function LateListbox({ options, ...args }: ListboxProps) {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <Button onClick={() => setThere(true)}>Fetch the banks</Button>
      <StoryListbox {...args} options={isThere ? options : []} />
    </>
  )
}

export const DisabledOption: Story = {
  name: 'Disabled option',
  parameters: says('Keys step over it, letters too; a press on it does nothing.'),
  play: async ({ args }) => {
    const closed = screen.getByRole('option', { name: /Savings Bank/ })
    await expect(closed).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(closed)
    await expect(screen.getByRole('listbox')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect(pointedAt(screen.getByRole('listbox'))).toHaveTextContent('Zenith Bank')
    await userEvent.keyboard('s')
    await expect(closed).not.toHaveAttribute('data-active')
  },
}

export const Several: Story = {
  args: { multiple: true, chosen: ['gtb'] },
  parameters: says('It says that several can be chosen; Space adds and takes away.'),
  play: async () => {
    const list = screen.getByRole('listbox')
    await expect(list).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.tab()
    await expect(pointedAt(list)).toHaveTextContent('GTBank')
    await userEvent.keyboard(' {Home} ')
    await expect(screen.getAllByRole('option', { selected: true })).toEqual([
      screen.getByRole('option', { name: /Access Bank/ }),
    ])
  },
}

export const Searching: Story = {
  args: { options: countries, label: 'Country', search },
  parameters: says(
    'The search box keeps the focus and points at the first match; how many there are is said.',
  ),
  play: async () => {
    const list = await virtualList()
    const search = screen.getByRole('combobox', { name: 'Search...' })
    await expect(search).toHaveAttribute('aria-controls', list.id)
    await userEvent.click(search)
    const before = pointedAt(search).id
    await userEvent.keyboard('cote')
    await expect(screen.getByRole('status')).toHaveTextContent('1 found')
    await expect(pointedAt(search)).toHaveTextContent(/^Côte d/)
    // Another element, so that a screen reader hears of it.
    await expect(pointedAt(search).id).not.toBe(before)
    await userEvent.keyboard('{Home}x')
    await expect(search).toHaveValue('xcote')
  },
}

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { options: countries, label: 'Country', search },
  parameters: says('A sentence stands in the place of the options; nothing is pointed at.'),
  play: async ({ args }) => {
    const search = screen.getByRole('combobox')
    await userEvent.type(search, 'xyz{ArrowDown}{Enter}')
    await expect(screen.getByText('Nothing found')).toBeVisible()
    await expect(screen.queryByRole('option')).toBeNull()
    await expect(search).not.toHaveAttribute('aria-activedescendant')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const TwoHundredAndFifty: Story = {
  name: 'Two hundred and fifty',
  args: { options: countries, label: 'Country', chosen: ['NG'], search },
  parameters: says(
    'It opens at the chosen option, two before it; what is pointed at stays in the page wherever one scrolls.',
  ),
  play: async () => {
    const list = await virtualList()
    const search = screen.getByRole('combobox')
    const chosen = screen.getByRole('option', { selected: true })
    const at = Number(chosen.getAttribute('aria-posinset'))
    await expect(chosen).toHaveTextContent('Nigeria')
    await expect(chosen).toHaveAttribute('aria-setsize', String(countries.length))
    await waitFor(() => {
      const { top, height } = chosen.getBoundingClientRect()
      expect(Math.round((top - list.getBoundingClientRect().top) / height)).toBe(2)
    })

    list.scrollTop = 0
    fireEvent.scroll(list)
    await waitFor(() => expect(screen.getByText('Afghanistan')).toBeVisible())
    await userEvent.click(search)
    await expect(pointedAt(search)).toHaveTextContent('Nigeria')

    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{ArrowUp}')
    const active = pointedAt(search)
    await expect(Number(active.getAttribute('aria-posinset'))).toBe(at + 14)
    await waitFor(() => expect(inSight(active, list)).toBe(true))
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(20))
  },
}

export const SearchedFromFarDown: Story = {
  name: 'Searched from far down',
  args: { options: countries, label: 'Country', chosen: ['ZW'], search },
  parameters: says('The first matches are in sight at once, however far the list was scrolled.'),
  play: async () => {
    const list = await virtualList()
    await userEvent.type(screen.getByRole('combobox'), 's')
    await expect(list.scrollTop).toBe(0)
    const first = pointedAt(screen.getByRole('combobox'))
    await expect(first).toHaveAttribute('aria-posinset', '1')
    await expect(inSight(first, list)).toBe(true)
  },
}

export const LongNames: Story = {
  name: 'Long names',
  args: { options: longNames, label: 'Country' },
  parameters: says(
    'A long name takes two lines of its row and is cut there; nothing scrolls sideways.',
  ),
  play: async () => {
    const list = screen.getByRole('listbox')
    await expect(list.scrollWidth).toBe(list.clientWidth)
    const heights = screen.getAllByRole('option').map(option => option.offsetHeight)
    await expect(new Set(heights).size).toBe(1)
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    label: 'بنك',
    options: [
      { value: 'one', label: 'بنك الوصول', note: '+234' },
      { value: 'two', label: 'بنك زينيث', note: '+227' },
    ],
    chosen: ['one'],
  },
  parameters: says(
    'The name stands on the right, code and check on the left; the code keeps its plus in front.',
  ),
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
  play: async () => {
    const name = screen.getByText('بنك الوصول').getBoundingClientRect()
    const note = screen.getByText('+234')
    await expect(note.getBoundingClientRect().right).toBeLessThanOrEqual(name.left)
    await expect(getComputedStyle(note).direction).toBe('ltr')
  },
}
