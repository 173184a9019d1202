import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { ListboxOption } from '../listbox/listbox-option.ts'
import { Modal } from '../modal/modal.tsx'
import { expectHeard, listen } from '../story-layout/expect-heard.ts'
import { regions } from '../story-layout/regions.ts'
import { says } from '../story-layout/says.ts'
import { SelectField } from './select-field.tsx'

const meta = {
  title: 'Primitives/Select field/Features',
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const banks: ListboxOption[] = [
  { value: 'gtb', label: 'GTBank' },
  { value: 'access', label: 'Access Bank' },
  { value: 'closed', label: 'Savings Bank', disabled: true, note: 'closed' },
  { value: 'others', label: 'Others' },
]

function OneBank() {
  const [bank, setBank] = useState('')
  return (
    <>
      <SelectField label="Bank" options={banks} value={bank} onChange={setBank} />
      <Button className="mt-5">Continue</Button>
    </>
  )
}

export const OneChoiceFromTheKeyboard: Story = {
  name: 'One choice from the keyboard',
  parameters: says(
    'Arrow down opens the list; arrows move over it, letters jump, Enter takes, Escape leaves all as it was.',
  ),
  render: () => <OneBank />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Bank' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).not.toHaveAttribute('aria-controls')
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox', { name: 'Bank' })
    await expect(field).toHaveAttribute('aria-controls', list.id)
    await waitFor(() => expect(list).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('option', { name: 'Others' })).toHaveAttribute('data-active')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveTextContent('Others')

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Others')
    await userEvent.keyboard('g')
    await expect(screen.getByRole('option', { name: 'GTBank' })).toHaveAttribute('data-active')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveTextContent('Others')

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
    await userEvent.keyboard('access b')
    await expect(screen.getByRole('option', { name: 'Access Bank' })).toHaveAttribute('data-active')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveTextContent('Others')
  },
}

export const PillOpensAndCloses: Story = {
  name: 'The pill opens and closes its list',
  parameters: says('A second press on the pill closes the list, and it stays closed.'),
  render: () => <OneBank />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Bank' })
    await userEvent.click(field)
    await screen.findByRole('listbox')
    await userEvent.click(field)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(field)
    await screen.findByRole('listbox')
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const TabGoesOn: Story = {
  name: 'Tab goes on',
  parameters: says('Tab in the open list closes it and goes on to what follows the field.'),
  render: () => <OneBank />,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    // The simulated Tab starts from where the key fell; a real one goes on to the button.
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement)
  },
}

export const InAModal: Story = {
  name: 'In a modal',
  parameters: says(
    'The list lies over the modal; Escape and a press outside close the list alone, Tab goes on to the button.',
  ),
  render: () => (
    <Modal title="Withdraw money" defaultOpen>
      <OneBank />
    </Modal>
  ),
  play: async () => {
    const panel = within(await screen.findByRole('dialog'))
    const field = panel.getByRole('combobox', { name: 'Bank' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(panel.getByRole('listbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(panel.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(field).toHaveFocus())

    await userEvent.keyboard('{Enter}{ArrowDown}')
    await userEvent.tab()
    await waitFor(() => expect(panel.getByRole('button', { name: 'Continue' })).toHaveFocus())
    await expect(panel.queryByRole('listbox')).toBeNull()

    await userEvent.click(field)
    await panel.findByRole('listbox')
    await userEvent.click(document.documentElement)
    await waitFor(() => expect(panel.queryByRole('listbox')).toBeNull())
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

const countries = regions()

function Citizenship() {
  const [chosen, setChosen] = useState<string[]>(['NG'])
  return (
    <SelectField
      label="Citizenship"
      multiple
      searchable
      required
      options={countries}
      value={chosen}
      onChange={setChosen}
    />
  )
}

export const SeveralChoicesSearched: Story = {
  name: 'Several choices searched',
  parameters: says(
    'Typing narrows some 250 countries; each Enter adds or takes away; the list stays open and the pill counts.',
  ),
  render: () => <Citizenship />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Citizenship' })
    await userEvent.click(field)
    const search = await screen.findByRole('combobox', { name: 'Search...' })
    await waitFor(() => expect(search).toHaveFocus())
    await listen()
    await userEvent.keyboard('gha')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await expectHeard('1 found')
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('option', { name: /Ghana/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.clear(search)
    await userEvent.keyboard('united{ArrowDown}{Enter}')
    await expect(field).toHaveTextContent(/Ghana, Nigeria, United/)
    await expect(field).toHaveTextContent(/3$/)
    await userEvent.clear(search)
    await userEvent.keyboard('xyz')
    await expect(screen.getByText('Nothing found')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** What the window answers on a phone; gives back how to leave it. */
function asOnAPhone() {
  const { matchMedia } = window
  window.matchMedia = query => (query === '(width < 40rem)' ? matchMedia('all') : matchMedia(query))
  return () => {
    window.matchMedia = matchMedia
  }
}

export const SheetOnAPhone: Story = {
  name: 'A sheet on a phone',
  parameters: says(
    'A long list comes up from the lower edge under its own name; a press on the darkened page closes it and reaches nothing else.',
  ),
  render: () => (
    <>
      <Citizenship />
      <SelectField label="Bank" options={banks} value="" onChange={fn()} />
    </>
  ),
  beforeEach: asOnAPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Citizenship' })
    await userEvent.click(field)
    const search = await screen.findByRole('combobox', { name: 'Search...' })
    await waitFor(() => expect(search).toHaveFocus())
    // It opens at what is chosen, with rows from its head to its foot.
    const list = screen.getByRole('listbox').getBoundingClientRect()
    const chosen = screen.getByRole('option', { selected: true }).getBoundingClientRect()
    await expect(chosen.top).toBeGreaterThanOrEqual(list.top)
    await expect(chosen.bottom).toBeLessThanOrEqual(list.bottom)
    await expect(list.height).toBeGreaterThan(window.innerHeight / 2)
    await userEvent.keyboard('ghana{Enter}')
    await expect(field).toHaveTextContent('Ghana, Nigeria')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(screen.queryByRole('listbox')).toBeNull()

    await userEvent.click(field)
    const sheet = (await screen.findByRole('listbox')).closest('[popover]')
    await userEvent.click(sheet as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

    // A short one hangs from its field as everywhere.
    await userEvent.click(canvas.getByRole('combobox', { name: 'Bank' }))
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

export const ReadOnly: Story = {
  name: 'Read only',
  render: () => <SelectField label="Bank" readOnly options={banks} value="gtb" onChange={fn()} />,
  parameters: says('Shows its value without an arrow, can be reached, and never opens.'),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const field = within(canvasElement).getByRole('combobox', { name: 'Bank' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(field)
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

const sent = fn()

function BankForm() {
  const { control, handleSubmit } = useForm({ defaultValues: { bank: '' } })
  return (
    <form className="flex flex-col gap-5" onSubmit={handleSubmit(value => sent(value))} noValidate>
      <Controller
        name="bank"
        control={control}
        rules={{ required: 'Choose a bank' }}
        render={({ field, fieldState }) => (
          <SelectField
            label="Bank"
            required
            options={banks}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <Button type="submit">Continue</Button>
    </form>
  )
}

export const InAForm: Story = {
  name: 'In a form',
  parameters: says('Sent without a choice, the field has the focus and says so.'),
  render: () => <BankForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const field = canvas.getByRole('combobox', { name: /Bank/ })
    await waitFor(() => expect(field).toHaveFocus())
    await waitFor(() => expect(field).toHaveAccessibleDescription('Choose a bank'))
    await expect(field).toBeRequired()
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: 'Access Bank' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ bank: 'access' }))
  },
}
