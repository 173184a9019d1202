import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { says } from '../story-layout/says.ts'
import { Banner } from './banner.tsx'

const meta = { title: 'Primitives/Banner/Features', component: Banner } satisfies Meta<
  typeof Banner
>

export default meta
type Story = StoryObj<typeof meta>

export const Dismissed: Story = {
  parameters: says('The cross takes it away, from the keyboard too.'),
  render: function Dismissible() {
    const [shown, setShown] = useState(true)
    return shown ? (
      <Banner title="Your statement for August is ready" onDismiss={() => setShown(false)} />
    ) : (
      <p>Gone.</p>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Gone.')).toBeVisible()
  },
}

export const HeardWhenItAppears: Story = {
  name: 'Heard when it appears',
  parameters: says('A banner that comes while the page is open is read out; an error at once.'),
  render: function Appearing() {
    const [failed, setFailed] = useState(false)
    return (
      <div className="flex flex-col items-start gap-4">
        <Button onClick={() => setFailed(true)}>Withdraw</Button>
        {failed ? (
          <Banner live tone="danger" title="Your withdrawal was not sent">
            Something went wrong. Please contact the support team.
          </Banner>
        ) : null}
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('was not sent')
  },
}
