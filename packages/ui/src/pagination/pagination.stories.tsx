import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectHeardOnly, listen } from '../story-layout/expect-heard.ts'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: { page: 1, perPage: 25, totalCount: 312, of: 'transactions', onPageChange: fn() },
  argTypes: { className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A named `<nav>` with a list, and `aria-current="page"` on the page that shows. With `linkTo` each page is a link, which can be shared and opened in a tab of its own. The new page and which rows it has are said, since the focus stays where it was pressed. Where there is one page, none are offered.',
      when: 'For a long list that the server hands out page by page. With `linkTo` the page lives in the address and can be shared.',
      whenNot: [
        { case: 'All rows are here already', take: 'Data table' },
        { case: 'It leads through a flow', take: 'Stepper' },
      ],
      writing: [
        {
          advice: '`of` names what is counted.',
          good: '26–50 of 60 transactions',
          bad: '26–50 of 60 records',
        },
      ],
    },
    docs: {
      description: {
        component: `Where in a long list this page lies, and the way to the others.

**States**: first, middle, last, one page, nothing; on a phone the arrows and “Page 4 of 13”.`,
      },
    },
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'The first of thirteen pages.' } } },
}

export const Playground: Story = {
  args: { page: 7 },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const GoesOn: Story = {
  name: 'Goes on',
  parameters: {
    docs: {
      description: {
        story: 'The arrows go one page on, and stop at both ends; where one is then is said.',
      },
    },
  },
  render: function Paged(args) {
    const [page, setPage] = useState(12)
    return <Pagination {...args} page={page} onPageChange={setPage} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const next = canvas.getByRole('button', { name: 'Next page' })
    await listen()
    await userEvent.click(next)
    await expect(canvas.getByText('301–312 of 312 transactions')).toBeVisible()
    await expect(next).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Page 13' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectHeardOnly('Page 13 of 13, transactions 301 to 312 of 312')
  },
}

export const OnePage: Story = {
  name: 'One page',
  args: { totalCount: 9 },
  parameters: {
    docs: { description: { story: 'Only how many there are: there is nowhere to go.' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('1–9 of 9 transactions')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const AsLinks: Story = {
  name: 'As links',
  args: { page: 3, linkTo: page => <a href={`#page=${page}`}>.</a> },
  parameters: { docs: { description: { story: 'For pages that live in the address.' } } },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('link', { name: 'Next page' })
    await expect(next).toHaveAttribute('href', '#page=4')
  },
}

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Start, middle, end, one page, nothing.' } } },
  render: args => (
    <div className="flex flex-col gap-6">
      {[1, 4, 7, 13].map(page => (
        <Pagination key={page} {...args} page={page} label={`Page ${page}`} />
      ))}
      <Pagination {...args} totalCount={9} label="One page" />
      <Pagination {...args} totalCount={0} label="Nothing" />
    </div>
  ),
}
