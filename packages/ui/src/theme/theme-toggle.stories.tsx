import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { applyTheme, readTheme, THEME_STORAGE_KEY } from './theme.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const meta = {
  title: 'Primitives/Theme toggle',
  component: ThemeToggle,
  tags: ['autodocs'],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A toggle button with `aria-pressed` whose name never changes. Both icons are in the page and the style sheet shows one, so a pre-rendered page needs no correction. The class `dark` on the document root is the only truth.',
      when: 'For choosing between the light and the dark theme: one a screen, in what stands around the page.',
      whenNot: [
        { case: 'It changes another setting', take: 'Switch' },
        { case: 'It hides amounts', take: 'Amount privacy toggle' },
      ],
      writing: [
        {
          advice: 'The name says one theme and never changes; that it is pressed says the rest.',
          good: 'Dark theme',
          bad: 'Toggle theme',
        },
      ],
    },
  },
} satisfies Meta<typeof ThemeToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'A moon in the light theme, a sun in the dark one.' } },
  },
}

export const Switches: Story = {
  name: 'Switches and remembers',
  parameters: {
    docs: {
      description: {
        story:
          'One press turns the page dark or light and saves the choice. It follows whatever else changes the theme.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const before = readTheme()
    const after = before === 'dark' ? 'light' : 'dark'
    const toggle = within(canvasElement).getByRole('button', { name: 'Dark theme' })
    await expect(toggle).toHaveAttribute('aria-pressed', String(before === 'dark'))
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(readTheme()).toBe(after)
    await expect(toggle).toHaveAttribute('aria-pressed', String(after === 'dark'))
    await expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe(after)
    localStorage.removeItem(THEME_STORAGE_KEY)
    document.documentElement.classList.toggle('dark')
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', String(before === 'dark')))
    applyTheme(before)
  },
}
