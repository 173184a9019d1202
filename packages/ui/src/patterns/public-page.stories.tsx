import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AdirePattern } from '../adire-pattern/adire-pattern.tsx'
import { Button } from '../button/button.tsx'
import { Logo } from '../logo/logo.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'

function PublicPage() {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-ink">
      <TopBar
        start={
          <a href="#home" className="rounded-box">
            <Logo />
          </a>
        }
        end={<ThemeToggle />}
      />
      <div className="grid flex-1 lg:grid-cols-2">
        <main className="mx-auto flex w-full max-w-md flex-col justify-center gap-8 px-4 py-10 sm:py-16">
          <PageHeader title="Sign In" description="Welcome back to the family." />
          <form aria-label="Sign In" className="flex flex-col gap-5" noValidate>
            <TextField label="E-mail" type="email" required autoComplete="username" />
            <PasswordField label="Password" required autoComplete="current-password" />
            <TextLink look="quiet" href="#change-password" className="self-end text-small">
              Forgot password?
            </TextLink>
            <Button type="submit" fullWidth>
              Continue
            </Button>
          </form>
          <p className="text-center text-small text-ink-muted">
            Not a member yet? <TextLink href="#sign-up">Register</TextLink>
          </p>
        </main>
        <aside className="feature-ground relative isolate m-4 ms-0 hidden overflow-hidden rounded-panel lg:flex lg:flex-col lg:justify-end">
          <AdirePattern fade="top" className="-z-1" />
          <div className="max-w-md p-12">
            <p className="text-display font-bold text-balance">Money grows best in good company.</p>
            <p className="mt-3 text-lead text-pretty text-ink-muted">
              A private club of family and friends, in Lagos and wherever life has taken them.
            </p>
          </div>
        </aside>
      </div>
    </div>
  )
}

const meta = {
  title: 'Patterns/Public page',
  component: PublicPage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: `A page before signing in.

The form is all there is to do; on a desk the club’s cloth hangs beside it, on a phone it steps aside. Begin here for sign-in, sign-up and passwords.`,
      },
    },
  },
} satisfies Meta<typeof PublicPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: {
    docs: {
      description: {
        story:
          'The form is all there is to do; on a desk the club’s cloth hangs beside it, on a phone it steps aside.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('form', { name: 'Sign In' })).toBeVisible()
  },
}
