import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent, within } from 'storybook/test'
import { PublicLayout } from '../../layouts/public/public-layout.tsx'
import { SignInPage } from './sign-in-page.tsx'

const meta = {
  title: 'Pages/Sign in',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    Story => (
      <MemoryRouter initialEntries={['/auth/login']}>
        <PublicLayout>
          <Story />
        </PublicLayout>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof SignInPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    docs: { description: { story: 'An empty form, one button, and the ways out of it.' } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}

export const InvalidCredentials: Story = {
  parameters: {
    docs: { description: { story: 'The server’s sentence stands above the button.' } },
    msw: {
      handlers: [
        http.post('/api/auth/login', () =>
          HttpResponse.json(
            { error: 'Invalid Credentials', code: 'invalid_credentials' },
            { status: 401 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText(/Email/), 'bola@members.example')
    await userEvent.type(page.getByLabelText(/Password/), 'Not-the-password-1')
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await expect(await page.findByText('Invalid Credentials')).toBeVisible()
  },
}
