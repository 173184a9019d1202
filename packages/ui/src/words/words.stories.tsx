import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AccountNumber } from '../account-number/account-number.tsx'
import { CalendarLeaf } from '../calendar-leaf/calendar-leaf.tsx'
import { Money } from '../money/money.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { says } from '../story-layout/says.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { pseudoLanguage } from './pseudo-language.ts'
import { Words } from './words.tsx'

function Parts() {
  return (
    <div className="flex flex-col gap-5">
      <AccountNumber number="0123456789" holder={{ name: 'Adaeze Nwosu', check: 'matches' }} />
      <CalendarLeaf day="2026-12-05" today="2026-12-03" />
      <p>
        <Money change amount={{ currency: 'NGN', minor: -500_000n }} />
      </p>
      <Pagination page={2} perPage={20} totalCount={60} onPageChange={() => undefined} />
    </div>
  )
}

const meta = {
  title: 'Primitives/Words',
  component: Words,
  tags: ['autodocs'],
  args: { language: english, children: <Parts /> },
  argTypes: { language: { control: false }, children: { control: false } },
  parameters: {
    pictures: false,
    part: {
      status: 'trial',
      decision:
        'A context of ours over an object of words, a section a part, each part with its English beside it. Refused: a message format with a parser, for its weight and its unchecked values; one object with all words, which every page would bring.',
      when: 'For the whole app in another language, or for a club that calls a few things differently: a section that is left out stays English.',
      whenNot: [
        { case: 'The club’s name and colours', take: 'Brand' },
        { case: 'One word in one place: the part has a prop for it' },
        { case: 'A page’s own sentences: the page gives them to its parts' },
      ],
      writing: [
        {
          advice:
            'A word with a value in it is one sentence, so another language can turn it round.',
          good: '“3 found”, one sentence with a place for the number',
          bad: '“3” and “found”, put side by side',
        },
      ],
    },
    docs: {
      description: {
        component: `What parts say by themselves, in one language for everything below: names of buttons, what readers hear, how days and numbers are written. Without it all is English.

**States**: English; English made foreign, which shows what nobody can translate; Arabic, which is read from the right.`,
      },
    },
  },
} satisfies Meta<typeof Words>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: says('The English that parts bring along.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Copy account number' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent('21–40 of 60 entries')
    await expect(canvasElement).toHaveTextContent('minus 5,000 naira')
  },
}

export const Playground: Story = {
  args: {
    language: {
      locale: 'fr',
      words: { pagination: { ...english.words.pagination, of: 'movements' } },
    },
  },
  parameters: says(
    'One section of its own, and days as they are written in French; all else stays English.',
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('21–40 of 60 movements')
    await expect(canvasElement).toHaveTextContent('samedi 5 décembre 2026')
  },
}

export const Arabic: Story = {
  args: { language: arabic },
  decorators: [
    Shown => (
      <div dir="rtl">
        <Shown />
      </div>
    ),
  ],
  parameters: says(
    'From the right, with days by the calendar of the language, and amounts as they are.',
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'نسخ رقم الحساب' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'الصفحات' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent('السبت، 5 ديسمبر 2026')
    await expect(canvasElement).toHaveTextContent('بعد الغد')
    await expect(canvasElement).toHaveTextContent('سالب 5,000 نايرا')
    await expect(canvasElement.querySelector('[data-currency]')).toHaveAttribute('dir', 'ltr')
  },
}

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: says('The same parts in the language around them, in longer words, and in Arabic.'),
  render: ({ children }) => (
    <StateGrid
      states={{
        'as around it': children,
        'longer words': <Words language={pseudoLanguage}>{children}</Words>,
        Arabic: (
          <Words language={arabic}>
            <div dir="rtl">{children}</div>
          </Words>
        ),
      }}
    />
  ),
}
