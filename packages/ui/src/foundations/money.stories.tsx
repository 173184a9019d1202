import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Money } from '../money/money.tsx'
import type { MoneyAmount } from '../money/money-parts.ts'
import { FoundationPage, Section, SpecTable } from '../story-layout/foundation-page.tsx'

const meta = { title: 'Foundations/Money', tags: ['autodocs'] } satisfies Meta

export default meta

const naira = (minor: bigint): MoneyAmount => ({ currency: 'NGN', minor })
const dollars = (minor: bigint): MoneyAmount => ({ currency: 'USD', minor })

const rules: { rule: string; amount: MoneyAmount; text: string }[] = [
  { rule: 'Whole amounts have no decimals', amount: naira(25_000_000n), text: '₦250,000' },
  { rule: 'All others have two', amount: naira(123_450n), text: '₦1,234.50' },
  { rule: 'Kobo alone keep their zero', amount: naira(5n), text: '₦0.05' },
  { rule: 'Dollars look the same', amount: dollars(190_075n), text: '$1,900.75' },
  { rule: 'Less than nothing has a minus', amount: dollars(-4_200n), text: '−$42' },
  { rule: 'Nothing is nothing', amount: naira(0n), text: '₦0' },
  {
    rule: 'The most there can be',
    amount: naira(100_000_000_000_000n),
    text: '₦1,000,000,000,000',
  },
]

export const MoneyFormatting: StoryObj = {
  name: 'Money',
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'How amounts are written, large and small, and one column of them.' },
    },
  },
  render: () => (
    <FoundationPage
      title="Money"
      lead="Money is the hero of every page it is on. It is set in figures of one width; its symbol stands back a little and its decimals are quieter."
    >
      <Section title="One large, with its label">
        <div className="rounded-card border border-line bg-surface p-6 md:p-8">
          <p className="text-small text-ink-muted">Wallet balance</p>
          <Money
            className="mt-1 block text-display font-semibold md:text-hero"
            amount={naira(1_248_036_550n)}
          />
        </div>
      </Section>
      <Section title="Rules">
        <SpecTable
          head={['Rule', 'Amount']}
          rows={rules.map(({ rule, amount }) => ({
            key: rule,
            cells: [
              rule,
              <span key="amount" data-testid="amount">
                <Money className="text-title font-medium" amount={amount} />
              </span>,
            ],
          }))}
        />
      </Section>
      <Section title="In short" note="For charts and tight corners; never where money is paid.">
        <p className="flex flex-wrap gap-x-8 gap-y-2 text-heading font-semibold">
          <Money compact amount={naira(95_000_000n)} />
          <Money compact amount={naira(1_248_036_550n)} />
          <Money compact amount={dollars(250_000_000_000n)} />
        </p>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const amounts = within(canvasElement).getAllByTestId('amount')
    const looks = amounts.map(amount => amount.querySelector('[aria-hidden]') ?? amount)
    await expect(looks.map(look => look.textContent)).toEqual(rules.map(({ text }) => text))
  },
}
