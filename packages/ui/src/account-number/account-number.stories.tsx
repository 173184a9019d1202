import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { says } from '../story-layout/says.ts'
import { AccountNumber } from './account-number.tsx'

const meta = {
  title: 'Primitives/Account number',
  component: AccountNumber,
  tags: ['autodocs'],
  args: { number: '0123456789' },
  argTypes: { holder: { control: false }, className: { control: false } },
  parameters: {
    part: {
      status: 'trial',
      decision:
        'An account number is compared and dictated, which ten digits in a row make hard. So it stands in groups of four and is said digit by digit, with a breath after each group. The gaps are margins and no spaces, which would be copied along.',
      when: 'For an account that is paid into, or that a member has just entered: in groups, said digit by digit, copied without gaps.',
      whenNot: [
        { case: 'The account only has to be recognised', take: 'Bank plate' },
        { case: 'The number is typed', take: 'Text field' },
        { case: 'It is the reference of a transfer', take: 'Transfer reference' },
      ],
      writing: [
        {
          advice: 'What the bank says of the name is told in words.',
          good: 'Not your membership name',
          bad: 'NAME_MISMATCH',
        },
      ],
    },
    docs: {
      description: {
        component: `A bank account’s number in groups of four, said digit by digit, copied without gaps, with the name the bank has for it.

**States**: regular and large, without a copy button; the name being asked for, matching, another’s, not told.`,
      },
    },
  },
} satisfies Meta<typeof AccountNumber>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: says('Three groups and a button that copies them as one.'),
  play: async ({ canvasElement }) => {
    const number = canvasElement.querySelector<HTMLElement>('.figures')
    await expect(number?.querySelector('.sr-only')).toHaveTextContent('0 1 2 3, 4 5 6 7, 8 9')
    if (number) getSelection()?.selectAllChildren(number)
    await expect(getSelection()?.toString()).toBe('0123456789')
    getSelection()?.removeAllRanges()
    await expect(
      within(canvasElement).getByRole('button', { name: 'Copy account number' }),
    ).toBeVisible()
  },
}

export const Playground: Story = {
  args: {
    size: 'large',
    copy: true,
    holder: { name: 'Dayo Bello', check: 'matches' },
  },
  parameters: says('Every property can be tried here.'),
}

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: says('Large and regular, and each thing a bank may say of the name.'),
  render: () => (
    <StateGrid
      states={{
        regular: <AccountNumber number="0123456789" />,
        large: <AccountNumber number="0123456789" size="large" />,
        'without copying': <AccountNumber number="9876543210" copy={false} />,
        'eight digits': <AccountNumber number="20445511" />,
        checking: <AccountNumber number="0123456789" holder={{ check: 'checking' }} />,
        matches: (
          <AccountNumber
            number="0123456789"
            holder={{ name: 'Adekunle Dayo Bello', check: 'matches' }}
          />
        ),
        differs: (
          <AccountNumber
            number="0123456789"
            holder={{ name: 'Chukwuemeka Oluwaseun Nnamdi-Okonkwo Ventures', check: 'differs' }}
          />
        ),
        unknown: <AccountNumber number="0123456789" holder={{ check: 'unknown' }} />,
      }}
    />
  ),
}
