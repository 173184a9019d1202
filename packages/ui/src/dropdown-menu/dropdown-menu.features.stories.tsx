import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'

const account = fn()
const logout = fn()

import { says } from '../story-layout/says.ts'

const meta = {
  title: 'Primitives/Dropdown menu/Features',
  component: DropdownMenu,
  args: {
    trigger: <Button variant="secondary">Profile</Button>,
    options: [
      { name: 'My Account', action: account },
      { name: 'Operators’ desk', hide: true },
      { name: 'Statements', disabled: true },
      { name: 'Logout', action: logout, tone: 'danger' },
    ],
  },
  beforeEach: () => {
    account.mockClear()
    logout.mockClear()
  },
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

const plans = Array.from({ length: 24 }, (_, at) => ({ name: `Plan ${at + 1}`, action: fn() }))

function names(): (string | null)[] {
  return screen.getAllByRole('menuitem').map(option => option.textContent)
}

async function gone() {
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
}

export const WorksFromTheKeyboard: Story = {
  name: 'Works from the keyboard',
  parameters: says(
    'Enter opens it on its first option, arrows step over what is disabled, Enter chooses, the focus is back on the button.',
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitem', { name: 'My Account' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(logout).toHaveBeenCalledTimes(1)
    await gone()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Header: Story = {
  args: {
    header: (
      <>
        <div>NGN available</div>
        <div>₦1,250,000</div>
      </>
    ),
  },
  parameters: says(
    'What stands above the options is heard with the menu, of which it is no option.',
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findByRole('menu')).toHaveAccessibleDescription(
      'NGN available ₦1,250,000',
    )
    await expect(names()).toEqual(['My Account', 'Statements', 'Logout'])
  },
}

export const PressedAtOnce: Story = {
  name: 'Pressed at once',
  parameters: says(
    'The button looks pressed with the press itself, the menu follows a frame later.',
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    await Promise.resolve()
    const atOnce = { expanded: button.ariaExpanded, menu: screen.queryByRole('menu') }
    await expect(atOnce).toEqual({ expanded: 'true', menu: null })
    await screen.findByRole('menu')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const HiddenAndDisabled: Story = {
  name: 'Hidden and disabled',
  parameters: says('A hidden option is not there; a disabled one is grey and does nothing.'),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await screen.findByRole('menu')
    await expect(names()).toEqual(['My Account', 'Statements', 'Logout'])
    await expect(screen.getByRole('menuitem', { name: 'Statements' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Size: Story = {
  args: { options: plans },
  parameters: says('With many options it is 250 px high and scrolls; 200 to 300 px wide.'),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const menu = await screen.findByRole('menu')
    await expect(menu.offsetWidth).toBeGreaterThanOrEqual(200)
    await expect(menu.offsetWidth).toBeLessThanOrEqual(300)
    await waitFor(() => expect(menu.firstElementChild?.clientHeight).toBe(250))
    await expect(menu.firstElementChild?.scrollHeight).toBeGreaterThan(250)
  },
}

export const Search: Story = {
  args: { options: plans, search: true },
  parameters: says('Typing narrows the options; Enter takes the first, the arrows walk on.'),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const box = await screen.findByRole('textbox', { name: 'Search...' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('plan 2')
    await expect(names()).toEqual(['Plan 2', 'Plan 20', 'Plan 21', 'Plan 22', 'Plan 23', 'Plan 24'])
    await expect(screen.getByRole('status')).toHaveTextContent('6 found')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Plan 20' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}4')
    await expect(box).toHaveValue('plan 24')
    await userEvent.keyboard('{Enter}')
    await expect(plans[23]?.action).toHaveBeenCalledTimes(1)
    await gone()
  },
}

export const SearchFindsNothing: Story = {
  name: 'Search finds nothing',
  args: { options: plans, search: true },
  parameters: says('Plain words in place of the options.'),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.type(await screen.findByRole('textbox'), 'xyz')
    await expect(screen.getByText('Nothing found')).toBeVisible()
  },
}

export const SearchIsForgotten: Story = {
  name: 'Search is forgotten',
  args: { options: plans, search: true },
  parameters: says('About a second after a press outside, the typed words are gone.'),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await userEvent.type(await screen.findByRole('textbox'), '24')
    const closing = performance.now()
    await userEvent.click(document.body)
    await gone()
    await userEvent.click(button)
    const search = await screen.findByRole<HTMLInputElement>('textbox')
    const kept = search.value
    // A busy machine may come back too late to find it.
    if (performance.now() - closing < 1000) await expect(kept).toBe('24')
    await waitFor(() => expect(search).toHaveValue(''))
  },
}

export const InAModal: Story = {
  name: 'In a modal',
  args: { options: plans },
  parameters: says('Opened inside a modal it lies over it, and Escape closes only the menu.'),
  render: args => (
    <Modal title="Contribute" level={70} defaultOpen>
      <DropdownMenu {...args} />
    </Modal>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Profile' }))
    const menu = await screen.findByRole('menu')
    await expect(menu).toHaveStyle({ zIndex: '71' })
    await waitFor(() => {
      const box = screen.getByRole('menuitem', { name: 'Plan 1' }).getBoundingClientRect()
      const hit = document.elementFromPoint(box.left + 10, box.top + 10)
      expect(menu.contains(hit)).toBe(true)
    })
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const Links: Story = {
  args: {
    options: [
      { name: 'Contact Us', link: <a href="#contact">Contact Us</a>, note: 'Opens a ticket' },
      { name: 'Bylaws', link: <a href="#bylaws">Bylaws</a> },
    ],
  },
  parameters: says('An option that leads to a page is a real link.'),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const option = await screen.findByRole('menuitem', { name: /Contact Us/ })
    await expect(option).toHaveAttribute('href', '#contact')
    await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    options: [
      { name: 'The Lagos Island founding families’ long-term dollar contribution', action: fn() },
      { name: 'Oluwaseunfunmi-Adebayo-Okonkwo-Nwachukwu', action: fn() },
    ],
  },
  parameters: says('Long names wrap; nothing is cut off.'),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu.scrollWidth).toBe(menu.clientWidth))
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { trigger: <Button variant="secondary">الملف الشخصي</Button> },
  parameters: says('The menu hangs from the button’s right edge.'),
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    const menu = await screen.findByRole('menu')
    await waitFor(() =>
      expect(
        Math.abs(menu.getBoundingClientRect().right - button.getBoundingClientRect().right),
      ).toBeLessThan(2),
    )
  },
}
