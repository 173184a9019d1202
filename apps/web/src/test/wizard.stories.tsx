import { useWizard } from '@kinfold/app/wizard/use-wizard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

let finishAsBegun: () => void = () => undefined

/** Three steps; the first two are answered. */
function Steps() {
  const { step, goOn, goBack, edit, finish } = useWizard(
    'step',
    [
      { name: 'amount', isDone: true },
      { name: 'way', isDone: true },
      { name: 'pay', isDone: false },
    ],
    ['interval'],
  )
  return (
    <>
      <output aria-label="Step">{step}</output>
      <button type="button" onClick={goOn}>
        On
      </button>
      <button type="button" onClick={goBack}>
        Back
      </button>
      <button type="button" onClick={() => edit('amount')}>
        Edit the amount
      </button>
      <button type="button" onClick={() => edit('way')}>
        Edit the way
      </button>
      <button type="button" onClick={() => (finishAsBegun = finish)}>
        Begin to send
      </button>
    </>
  )
}

function Page() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap gap-4">
      {pathname === '/steps' ? <Steps /> : null}
      <output aria-label="Address">{pathname + search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Browser’s Back
      </button>
      <button type="button" onClick={() => navigate('/elsewhere')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => navigate(`${pathname}${search}&also=1`)}>
        Another parameter
      </button>
    </div>
  )
}

const meta = {
  title: 'Tests/Wizard',
  tags: ['!dev', '!autodocs'],
  parameters: { pictures: false },
  render: (_, { id }) => (
    <MemoryRouter key={id} initialEntries={['/before', '/steps?of=1&interval=monthly']}>
      <Page />
    </MemoryRouter>
  ),
} satisfies Meta

export default meta
type Story = StoryObj

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const at = (address: string) =>
  waitFor(() =>
    expect(screen.getByLabelText('Address')).toHaveTextContent(new RegExp(`^${address}$`)),
  )

export const ThereAndBack: Story = {
  play: async () => {
    await at('/steps\\?of=1&interval=monthly')
    await press('On')
    await at('/steps\\?of=1&step=way')
    await press('Back')
    await at('/steps\\?of=1&interval=monthly')
  },
}

export const PressedTwice: Story = {
  play: async () => {
    const on = button('On')
    on.click()
    on.click()
    await at('/steps\\?of=1&step=way')
    await press('On')
    await at('/steps\\?of=1&step=pay')
    await press('Edit the way')
    await at('/steps\\?of=1&step=way')
    on.click()
    on.click()
    await at('/steps\\?of=1&step=pay')
    await press('Browser’s Back')
    await at('/steps\\?of=1&step=way')
    await press('Browser’s Back')
    await at('/steps\\?of=1&interval=monthly')
  },
}

export const BackAtTheFirst: Story = {
  play: async () => {
    await press('On')
    await at('/steps\\?of=1&step=way')
    await press('Edit the amount')
    await at('/steps\\?of=1')
    await press('Back')
    await press('Another parameter')
    await at('/steps\\?of=1&also=1')
  },
}

export const Finished: Story = {
  play: async () => {
    await press('On')
    await at('/steps\\?of=1&step=way')
    await press('Begin to send')
    await press('Another parameter')
    await at('/steps\\?of=1&step=way&also=1')
    finishAsBegun()
    await at('/steps\\?of=1&also=1')
  },
}

export const FinishedElsewhere: Story = {
  play: async () => {
    await press('On')
    await at('/steps\\?of=1&step=way')
    await press('Begin to send')
    await press('Elsewhere')
    await at('/elsewhere')
    finishAsBegun()
    await press('Another parameter')
    await at('/elsewhere&also=1')
  },
}
