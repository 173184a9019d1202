import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { AmountPrivacyToggle } from '../amount-privacy-toggle/amount-privacy-toggle.tsx'
import { says } from '../story-layout/says.ts'
import { Money } from './money.tsx'

const meta = {
  title: 'Primitives/Money/Features',
  component: Money,
  args: { amount: { currency: 'NGN', minor: 124_850_050n } },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

const remember = fn()

export const HiddenInCompany: Story = {
  name: 'Hidden in company',
  parameters: says('The eye hides every amount at once; a price stays, because it is no secret.'),
  render: args => (
    <AmountPrivacy onHiddenChange={remember}>
      <div className="flex flex-col items-start gap-2">
        <AmountPrivacyToggle />
        <p data-testid="balance" className="text-display font-semibold">
          <Money {...args} />
        </p>
        <p className="text-small text-ink-muted">
          One dollar costs <Money alwaysShown amount={{ currency: 'NGN', minor: 153_250n }} />
        </p>
      </div>
    </AmountPrivacy>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const toggle = canvas.getByRole('button', { name: 'Hide amounts' })
    const balance = canvas.getByTestId('balance')
    await expect(balance).toHaveTextContent('₦1,248,500.50')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(balance).toHaveTextContent('Amount hidden')
    await expect(balance).not.toHaveTextContent('1,248')
    await expect(canvas.getByText(/One dollar/)).toHaveTextContent('₦1,532.50')
    await expect(remember).toHaveBeenLastCalledWith(true)
  },
}

export const NeverBroken: Story = {
  name: 'Never broken',
  parameters: says('In a narrow place the sentence breaks around the amount, not inside it.'),
  render: () => (
    <p data-testid="sentence" className="w-48 border border-line p-2">
      Your portfolio has earned <Money amount={{ currency: 'NGN', minor: 1_250_000_075n }} /> since
      January.
    </p>
  ),
  play: async ({ canvasElement }) => {
    const amount = canvasElement.querySelector('[data-currency]')
    await expect(amount?.getClientRects().length).toBe(1)
  },
}

export const Compact: Story = {
  args: { compact: true, amount: { currency: 'NGN', minor: 199_999_999n } },
  parameters: says(
    '₦1.9M, cut off and never rounded up; screen readers say the whole amount in words.',
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,999,999.99 naira')
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('₦1.9M')
  },
}

function copied(element: HTMLElement): string {
  const selection = getSelection()
  selection?.selectAllChildren(element)
  return selection?.toString() ?? ''
}

export const HeardAndCopied: Story = {
  name: 'Heard and copied',
  parameters: says('What went out is said with “minus” and copied once, as it stands there.'),
  render: () => (
    <div className="flex flex-col items-start gap-2">
      {[-500_000n, 500_050n].map(minor => (
        <button key={minor} type="button">
          <Money change amount={{ currency: 'NGN', minor }} />
        </button>
      ))}
      <p>
        Paid out <Money amount={{ currency: 'USD', minor: -12_050n }} /> in May
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [out, income] = canvas.getAllByRole('button')
    await expect(out).toHaveAccessibleName('minus 5,000 naira')
    await expect(income).toHaveAccessibleName('+₦5,000.50')
    await expect(copied(canvas.getByText(/Paid out/))).toBe('Paid out −$120.50 in May')
    getSelection()?.removeAllRanges()
  },
}

export const KoboInItsHue: Story = {
  name: 'Kobo in its hue',
  parameters: says('Kobo have the colour of what came in, and are at least 12 px high.'),
  render: () => (
    <p className="text-caption [--money-decimals:var(--ink-muted)]">
      <Money change amount={{ currency: 'NGN', minor: 500_050n }} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const kobo = getComputedStyle(within(canvasElement).getByText('.50'))
    const amount = canvasElement.querySelector('[data-currency]')
    await expect(kobo.color).toBe(amount && getComputedStyle(amount).color)
    await expect(Number.parseFloat(kobo.fontSize)).toBeGreaterThanOrEqual(12)
  },
}

export const FiguresInAColumn: Story = {
  name: 'Figures in a column',
  parameters: says('Figures are of one width, so a column of amounts lines up.'),
  render: () => (
    <div className="flex w-fit flex-col items-end gap-1">
      {[111_111_111n, 888_888_888n, 4_000_000n, -17_171n].map(minor => (
        <Money key={minor} amount={{ currency: 'NGN', minor }} />
      ))}
    </div>
  ),
}
