import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ErrorScreen } from './error-screen.tsx'

const meta = {
  title: 'Primitives/Error screen',
  component: ErrorScreen,
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Stands in for a page that could not be drawn, so it rests on nothing which that page had: no data, no router. It follows the WAI-ARIA alert pattern and is read out as it comes. The error itself isn’t shown; a way out is, when there is one.',
      when: 'For a page, or a part of one, that could not be drawn. With `onReset` drawing it again may help.',
      whenNot: [
        { case: 'One call failed while the page stands', take: 'Banner' },
        { case: 'The address leads nowhere', take: 'Not-found screen' },
        { case: 'There is nothing yet', take: 'Empty state' },
      ],
      writing: [
        {
          advice: 'It says what could not be shown and what to do now, without the error itself.',
          good: 'We encountered an error while loading this page. Reload Page',
          bad: 'TypeError: undefined is not a function',
        },
      ],
    },
    docs: {
      description: {
        component: `Stands in for a page that could not be drawn, with a way out when there is one.

**States**: words alone, with “Reload Page”, with a way to the support team. It is read out as it comes.`,
      },
    },
  },
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Nothing to press: only the words.' } } },
}

export const Playground: Story = {
  args: { onReset: fn() },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const ReloadPage: Story = {
  name: 'Reload Page',
  tags: ['matrix'],
  args: {
    onReset: fn(),
    children: (
      <Button asChild variant="secondary">
        <a href="mailto:support@example.com">Contact Us</a>
      </Button>
    ),
  },
  parameters: {
    docs: { description: { story: 'With a reset, one button draws the page again.' } },
  },
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('We encountered an error while loading this page')
    await expect(alert).toHaveTextContent(
      'If issue persist after reloading, kindly contact our support team.',
    )
    await userEvent.click(within(alert).getByRole('button', { name: 'Reload Page' }))
    await expect(args.onReset).toHaveBeenCalled()
  },
}

export const ApplicationError: Story = {
  name: 'Application error',
  args: { title: 'Unexpected Application Error!', onReset: fn() },
  parameters: { docs: { description: { story: 'The last resort, outside every page.' } } },
}
