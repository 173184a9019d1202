import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AmountPrivacyToggle } from '../amount-privacy-toggle/amount-privacy-toggle.tsx'
import { Card } from '../card/card.tsx'
import { KeyValueList } from '../key-value-list/key-value-list.tsx'
import { Money } from '../money/money.tsx'
import { Stat } from '../stat/stat.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { AmountPrivacy } from './amount-privacy.tsx'

function Wallet() {
  return (
    <Card className="max-w-md">
      <Stat label="Wallet balance" action={<AmountPrivacyToggle />}>
        <Money amount={{ currency: 'NGN', minor: 999_999_999_999n }} />
      </Stat>
      <KeyValueList
        className="mt-4"
        items={[
          {
            label: 'On its way out',
            value: <Money amount={{ currency: 'NGN', minor: 2_000_000n }} />,
          },
          {
            label: 'One dollar costs',
            value: <Money alwaysShown amount={{ currency: 'NGN', minor: 153_250n }} />,
          },
        ]}
      />
    </Card>
  )
}

const meta = {
  title: 'Primitives/Amount privacy',
  component: AmountPrivacy,
  tags: ['autodocs'],
  args: { children: <Wallet />, onHiddenChange: fn() },
  argTypes: { children: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Members open the page in company. One React context hides every amount below it, also in sentences, charts and names for screen readers, so a page doesn’t have to remember each of them. Prices, rates and fees stay readable by `alwaysShown`: they are nobody’s secret. It hides from eyes only, and nothing was built to make it look like protection.',
      when: 'For everything that shows amounts: one around the whole app, so that all of them hide and show together.',
      whenNot: [
        { case: 'The control that a member presses', take: 'Amount privacy toggle' },
        { case: 'One amount is shown', take: 'Money' },
        {
          case: 'It has to be kept from somebody who may not know it: this hides from eyes only, so don’t send it at all',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Every amount below it shows or hides together, for a member who opens the page in company. Prices, rates and fees say `alwaysShown`: they are nobody’s secret. It hides from eyes, not from the network: it protects nothing else.',
      },
    },
  },
} satisfies Meta<typeof AmountPrivacy>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Amounts show until the eye is pressed.' } } },
}

export const Playground: Story = {
  args: { defaultHidden: true },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const HidesTogether: Story = {
  name: 'Hides together',
  parameters: {
    docs: {
      description: {
        story: 'One press hides both amounts and leaves the rate; the app hears of it.',
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('₦9,999,999,999.99')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide amounts' }))
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getAllByText('Amount hidden')).toHaveLength(2)
    await expect(canvasElement).toHaveTextContent('₦1,532.50')
    await expect(canvasElement).not.toHaveTextContent('9,999')
  },
}

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Shown and hidden; nothing moves between them.' } } },
  render: () => (
    <StateGrid
      states={{
        shown: (
          <AmountPrivacy>
            <Wallet />
          </AmountPrivacy>
        ),
        hidden: (
          <AmountPrivacy defaultHidden>
            <Wallet />
          </AmountPrivacy>
        ),
      }}
    />
  ),
}
