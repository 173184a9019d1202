import { Brand } from '@kinfold/ui/brand'
import { Button } from '@kinfold/ui/button'
import { PageHeader } from '@kinfold/ui/page-header'
import { PasswordField } from '@kinfold/ui/password-field'
import { TextField } from '@kinfold/ui/text-field'
import { TextLink } from '@kinfold/ui/text-link'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { paths } from '../address/paths.ts'
import { club } from '../club/club.ts'
import { adirePatternPart } from '../layouts/public/adire-pattern-part.ts'
import { PublicLayout } from '../layouts/public/public-layout.tsx'
import { showClub } from '../test/show-club.ts'

function PublicPage() {
  return (
    <PublicLayout>
      <div className="flex flex-col gap-8">
        <PageHeader title="Sign In" description="Welcome back to the family." />
        <form aria-label="Sign In" className="flex flex-col gap-5" noValidate>
          <TextField label="E-mail" type="email" required autoComplete="username" />
          <PasswordField label="Password" required autoComplete="current-password" />
          <TextLink asChild look="quiet" className="self-end text-small">
            <Link to={paths.forgotPassword}>Forgot password?</Link>
          </TextLink>
          <Button type="submit" fullWidth>
            Continue
          </Button>
        </form>
        <p className="text-center text-small text-ink-muted">
          Not a member yet?{' '}
          <TextLink asChild>
            <Link to={paths.signUp}>Register</Link>
          </TextLink>
        </p>
      </div>
    </PublicLayout>
  )
}

const inClub: Decorator = Story => (
  <MemoryRouter initialEntries={[paths.signIn]}>
    <Brand configuration={club.brand}>
      <Story />
    </Brand>
  </MemoryRouter>
)

const meta = {
  title: 'Patterns/Public page',
  component: PublicPage,
  decorators: [inClub],
  loaders: [() => adirePatternPart.preload().then(() => ({}))],
  beforeEach: ({ globals }) => showClub(globals.club),
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
