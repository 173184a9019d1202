import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { tabsExamples } from './story-examples.tsx'
import { Tabs } from './tabs.tsx'

const items = [
  { value: 'profile', label: 'Profile', content: 'Your name as on your government ID.' },
  { value: 'KYC', label: 'KYC', content: 'Government-issued ID and proof of address.' },
  { value: 'Bank', label: 'Bank', content: 'Where your withdrawals go.' },
]

/** More tabs than a place of 20 rem has room for. */
const fiveInANarrowPlace = {
  args: {
    items: ['Overview', 'Contributions', 'Returns', 'Withdrawals', 'Documents'].map(name => ({
      value: name,
      label: name,
      content: `${name} of the year 2026.`,
    })),
  },
  decorators: [
    (Shown: ComponentType) => (
      <div className="w-80">
        <Shown />
      </div>
    ),
  ],
}

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  args: { label: 'My Account', items, onValueChange: fn() },
  argTypes: { items: { control: false }, className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the WAI-ARIA tabs pattern, on Radix, with the choice following the focus. A strip too narrow for all scrolls, fades where there is more, and brings the chosen tab into sight, also when a font arrives late: opened by its address on a phone, the last tab once stood behind the edge. The tab can live in the address.',
      when: 'For two to five parts of a page that one goes back and forth between: wallets, settings. With `value` and `onValueChange` the tab lives in the address.',
      whenNot: [
        { case: 'They follow each other', take: 'Stepper' },
        { case: 'It is the same content in another view', take: 'Segments' },
        { case: 'They are pages of their own', take: 'Navigation item' },
        { case: 'They filter one list', take: 'Select field' },
      ],
      keyboard: [
        {
          keys: ['Left', 'Right'],
          does: 'Opens the tab before or after; after the last comes the first.',
        },
        { keys: ['Home', 'End'], does: 'Opens the first or the last tab.' },
        { keys: ['Tab'], does: 'Goes from the strip into what the tab shows.' },
      ],
      writing: [
        {
          advice: 'A tab is a noun or two, so that the strip reads as a list.',
          good: 'Withdrawals',
          bad: 'View your withdrawals',
        },
      ],
      anatomy: {
        story: 'default',
        height: '10rem',
        pieces: [
          {
            name: 'Strip',
            is: 'Holds the tabs. Too narrow for all, it scrolls and fades where there are more.',
            at: '[role=tablist]',
          },
          {
            name: 'Tab',
            is: 'Names one part; the one that shows is marked by more than its colour.',
            at: '[role=tab]',
            edge: 'below',
          },
          {
            name: 'Panel',
            is: 'The part itself. Tab leads from its tab into it.',
            at: '[role=tabpanel]:not([hidden])',
          },
        ],
      },
      examples: tabsExamples,
    },
    docs: {
      description: {
        component: `Parts of one page of which one shows at a time.

**States**: at rest, selected, focused, disabled; with a count or a pill; more than fit scroll sideways, and fade where there is more.`,
      },
    },
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'The first tab is open, a line under its name.' } } },
}

export const Playground: Story = {
  args: { defaultValue: 'Bank' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const FromTheKeyboard: Story = {
  name: 'From the keyboard',
  parameters: {
    docs: { description: { story: 'One stop for Tab; the arrows go from tab to tab.' } },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'KYC', selected: true })).toHaveFocus(),
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith('KYC')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('proof of address')
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    label: 'حسابي',
    items: [
      { value: 'profile', label: 'الملف الشخصي', content: 'اسمك كما في بطاقة الهوية.' },
      { value: 'KYC', label: 'التحقق', content: 'بطاقة الهوية وإثبات العنوان.' },
      { value: 'Bank', label: 'المصرف', content: 'إلى أين تذهب سحوباتك.' },
    ],
  },
  parameters: {
    docs: { description: { story: 'The first tab is on the right, and the left arrow goes on.' } },
  },
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getAllByRole('tab')
    const [first, second] = tabs.map(tab => tab.getBoundingClientRect())
    await expect(second?.right).toBeLessThanOrEqual(first?.left ?? 0)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(tabs[1]).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tabs[0]).toHaveFocus())
  },
}

export const TurnsRound: Story = {
  name: 'Turns round',
  ...fiveInANarrowPlace,
  parameters: {
    docs: {
      description: {
        story:
          'A page that begins to be read from the right while the tabs are shown: arrows, line and fade turn with it.',
      },
    },
  },
  beforeEach: () => () => document.documentElement.removeAttribute('dir'),
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getAllByRole('tab')
    const [first, second] = tabs
    const strip = within(canvasElement).getByRole('tablist').parentElement ?? canvasElement
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(second).toHaveFocus())
    document.documentElement.dir = 'rtl'
    await waitFor(() => expect(strip.parentElement).toHaveAttribute('dir', 'rtl'))
    await waitFor(() =>
      expect(getComputedStyle(strip).maskImage).toMatch(
        /^linear-gradient\(to right, rgba\(0, 0, 0, 0\)/,
      ),
    )
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(first).toHaveFocus())
    // The line is the chosen tab's own, so it stands where the tab does.
    await expect(first).toHaveAttribute('data-state', 'active')
    const edge = strip.getBoundingClientRect().right
    await waitFor(() =>
      expect(Math.abs((first?.getBoundingClientRect().right ?? 0) - edge)).toBeLessThan(1),
    )
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(second).toHaveFocus())
    document.documentElement.dir = 'ltr'
    await waitFor(() => expect(strip.parentElement).toHaveAttribute('dir', 'ltr'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(first).toHaveFocus())
  },
}

export const MoreThanFit: Story = {
  name: 'More than fit',
  ...fiveInANarrowPlace,
  parameters: {
    docs: {
      description: {
        story:
          'The side with more to scroll to fades; the last tab is read in full once it has the focus.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const strip = canvas.getByRole('tablist').parentElement
    const fade = () => getComputedStyle(strip ?? canvasElement).maskImage
    await waitFor(() => expect(fade()).toMatch(/black|rgb\(0, 0, 0\).*rgba\(0, 0, 0, 0\)\)$/))
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }))
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: 'Documents' })
    await waitFor(() => expect(last).toHaveFocus())
    const { right = 0 } = strip?.getBoundingClientRect() ?? {}
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1))
    await waitFor(() => expect(fade()).toMatch(/^linear-gradient\(to right, rgba\(0, 0, 0, 0\)/))
  },
}

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'Plain, with counts, one disabled, and more than fit, which scroll.' },
    },
  },
  render: args => (
    <StateGrid
      states={{
        plain: <Tabs {...args} />,
        'with a count and a pill': (
          <Tabs
            {...args}
            items={[
              { value: 'all', label: 'All', content: 'Three are unread.' },
              {
                value: 'unread',
                label: 'Unread',
                trailing: <CountBadge count={3} label="3 unread" />,
                content: '',
              },
              {
                value: 'kyc',
                label: 'KYC',
                trailing: <StatusPill tone="warning">Pending</StatusPill>,
                content: '',
              },
            ]}
          />
        ),
        'one disabled': (
          <Tabs
            {...args}
            items={[
              { value: 'card', label: 'Card/Wallet', content: 'Recurring starts with the card.' },
              { value: 'bank', label: 'Bank transfer', disabled: true, content: '' },
            ]}
          />
        ),
        'more than fit': (
          <Tabs
            {...args}
            items={['Overview', 'Contributions', 'Returns', 'Withdrawals', 'Documents'].map(
              name => ({ value: name, label: name, content: `${name} of the year 2026.` }),
            )}
          />
        ),
      }}
    />
  ),
}
