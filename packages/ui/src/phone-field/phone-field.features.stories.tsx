import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { says } from '../story-layout/says.ts'
import { withMemory } from '../story-layout/with-memory.tsx'
import { PhoneField } from './phone-field.tsx'
import { storyCountries } from './story-countries.ts'

const meta = {
  title: 'Primitives/Phone field/Features',
  component: PhoneField,
  args: {
    label: 'Phone',
    countries: storyCountries,
    value: '',
    onChange: fn(),
    onCountryChange: fn(),
  },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
  render: withMemory(PhoneField),
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

function box(canvasElement: HTMLElement): HTMLInputElement {
  return within(canvasElement).getByRole('textbox', { name: 'Phone' })
}

function countryButton(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByRole('button', { name: /Country calling code/ })
}

/** The menu is placed a moment after it appears, so both are measured together. */
function inSight(option: Element): boolean {
  const row = option.getBoundingClientRect()
  const list = screen.getByRole('listbox').getBoundingClientRect()
  return row.top >= list.top - 1 && row.bottom <= list.bottom + 1
}

function names(): string[] {
  return screen.getAllByRole('option').map(option => option.textContent ?? '')
}

export const WorksFromTheKeyboard: Story = {
  name: 'Works from the keyboard',
  parameters: says(
    'Arrow down opens the menu, typing searches, Enter chooses and leads on to the digits.',
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(countryButton(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const search = await screen.findByRole('combobox', { name: 'Search...' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('nig{ArrowDown}')
    const second = screen.getByRole('option', { name: /Nigeria/ })
    await expect(search).toHaveAttribute('aria-activedescendant', second.id)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(box(canvasElement)).toHaveFocus())
    await expect(args.onCountryChange).toHaveBeenCalledWith(
      expect.objectContaining({ countryCode: 'NG', callingCode: '+234' }),
    )
    await expect(countryButton(canvasElement)).toHaveAccessibleName(
      'Country calling code: Nigeria, +234',
    )
    await userEvent.keyboard('8012345678')
    await expect(args.onChange).toHaveBeenLastCalledWith('8012345678')
  },
}

export const EscapeAndTab: Story = {
  name: 'Escape and Tab',
  parameters: says('Escape closes the menu on its button; Tab closes it and goes on.'),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(countryButton(canvasElement)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(box(canvasElement)).toHaveFocus())
    await expect(screen.queryByRole('combobox')).toBeNull()
  },
}

export const DigitsOnly: Story = {
  name: 'Digits only',
  parameters: says('Letters and signs are dropped while typing, and the caret stays in place.'),
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement)
    await userEvent.type(field, '(212) 555x01-23')
    await expect(field).toHaveValue('2125550123')
    await expect(args.onChange).toHaveBeenLastCalledWith('2125550123')
    field.setSelectionRange(3, 3)
    await userEvent.keyboard('a9')
    await expect(field).toHaveValue('21295550123')
    await expect(field.selectionStart).toBe(4)
  },
}

export const SavedNumber: Story = {
  name: 'Saved number',
  args: { value: '+2348012345678', defaultCountry: 'NG' },
  parameters: says('Shown for the first time, a saved number loses its calling code.'),
  play: async ({ args, canvasElement }) => {
    await expect(box(canvasElement)).toHaveValue('8012345678')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('8012345678'))
  },
}

export const PastedWhole: Story = {
  name: 'Pasted whole',
  parameters: says('A number pasted with its plus brings its country along.'),
  play: async ({ canvasElement }) => {
    const field = box(canvasElement)
    field.focus()
    await userEvent.paste('+234 801 234 5678')
    await expect(field).toHaveValue('8012345678')
    await expect(countryButton(canvasElement)).toHaveAccessibleName(/Nigeria/)
  },
}

export const DialledFromAbroad: Story = {
  name: 'Dialled from abroad',
  parameters: says('Two zeros before a whole number are its plus.'),
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '002348031234567')
    await expect(box(canvasElement)).toHaveValue('8031234567')
    await expect(countryButton(canvasElement)).toHaveAccessibleName(/Nigeria/)
  },
}

export const Search: Story = {
  parameters: says(
    'By the start of the name, by what the country is called besides, and by number.',
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(countryButton(canvasElement))
    const search = await screen.findByPlaceholderText('Search...')
    await userEvent.type(search, 'UNITED k')
    await expect(names()).toEqual([expect.stringContaining('United Kingdom')])
    await userEvent.clear(search)
    await userEvent.type(search, 'cote')
    await expect(names()).toEqual([expect.stringContaining('Ivoire')])
    await userEvent.clear(search)
    await userEvent.type(search, 'ivoire')
    await expect(screen.queryByRole('option')).toBeNull()
    // The list has lost its height; what is found next is there at once all the same.
    await measured(screen.getByRole('listbox'), 0)
    fireEvent.change(search, { target: { value: '234' } })
    await expect(names()).toEqual([expect.stringContaining('Nigeria')])
    await userEvent.clear(search)
    await userEvent.type(search, 'uk')
    await expect(names()[0]).toContain('Ukraine')
    await expect(names()[1]).toContain('United Kingdom')
    await userEvent.type(search, 'zz')
    await expect(screen.queryByRole('option')).toBeNull()
    await expect(screen.getByText('Nothing found')).toBeVisible()
  },
}

/** Ends once the browser has told of an element’s height. */
const measured = (element: Element, height: number) =>
  new Promise<void>(resolve => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.height !== height) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })

export const TwoHundredAndFifty: Story = {
  name: 'Two hundred and fifty',
  args: { defaultCountry: 'NG' },
  parameters: says('It opens at the chosen country; only the rows in sight are in the page.'),
  play: async ({ canvasElement }) => {
    await userEvent.click(countryButton(canvasElement))
    const chosen = await screen.findByRole('option', { name: /^.*Nigeria/, selected: true })
    await waitFor(() => expect(inSight(chosen)).toBe(true))
    await expect(chosen).toHaveAttribute('aria-setsize', String(storyCountries.length))
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(20))
    const before = Number(chosen.getAttribute('aria-posinset'))
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{ArrowUp}')
    await waitFor(() => {
      const active = document.querySelector('[role=option][data-active]')
      expect(Number(active?.getAttribute('aria-posinset'))).toBe(before + 14)
      expect(active && inSight(active)).toBe(true)
    })
  },
}

export const OnWindows: Story = {
  name: 'On Windows',
  parameters: says('Windows has no flags, so they are left out and two letters stand instead.'),
  beforeEach: () => {
    Object.defineProperty(navigator, 'userAgent', {
      configurable: true,
      value: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
    })
    return () => Reflect.deleteProperty(navigator, 'userAgent')
  },
  play: async ({ canvasElement }) => {
    await expect(countryButton(canvasElement)).toHaveTextContent('US +1')
    await userEvent.click(countryButton(canvasElement))
    await screen.findByRole('listbox')
    await expect(document.body).not.toHaveTextContent(/\p{Regional_Indicator}/u)
  },
}

const sent = fn()

function PhoneForm() {
  const { control, handleSubmit, setValue } = useForm({
    defaultValues: { phone: '', country_code: 'US', calling_code: '+1' },
  })
  return (
    <form className="flex flex-col gap-5" onSubmit={handleSubmit(form => sent(form))} noValidate>
      <Controller
        name="phone"
        control={control}
        rules={{ required: 'Enter your phone number' }}
        render={({ field, fieldState }) => (
          <PhoneField
            label="Phone"
            required
            error={fieldState.error?.message}
            countries={storyCountries}
            onCountryChange={country => {
              setValue('country_code', country.countryCode)
              setValue('calling_code', country.callingCode)
            }}
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
  parameters: says('Sent empty, the box takes the focus; the country travels beside the digits.'),
  render: () => <PhoneForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(box(canvasElement)).toHaveFocus())
    await waitFor(() =>
      expect(box(canvasElement)).toHaveAccessibleDescription('Enter your phone number'),
    )
    await userEvent.click(countryButton(canvasElement))
    await userEvent.type(await screen.findByPlaceholderText('Search...'), 'ghana{Enter}')
    await waitFor(() => expect(box(canvasElement)).toHaveFocus())
    await userEvent.keyboard('201234567{Enter}')
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        phone: '201234567',
        country_code: 'GH',
        calling_code: '+233',
      }),
    )
  },
}

export const Loading: Story = {
  args: { countries: [], value: '2125550123' },
  parameters: says('While the list is on its way there is only a plus; the digits can be typed.'),
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '4')
    await expect(box(canvasElement)).toHaveValue('21255501234')
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    label:
      'The phone on which the committee reaches you when something about your money is unclear',
    value: '123456789012345678901234567890123456789',
    error: 'This number has more digits than any number in this country can have.',
    defaultCountry: 'GS',
  },
  parameters: says('Words wrap, digits scroll inside, a long country name takes two lines.'),
  play: async ({ canvasElement }) => {
    await userEvent.click(countryButton(canvasElement))
    const list = await screen.findByRole('listbox')
    await expect(list.scrollWidth).toBe(list.clientWidth)
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { label: 'الهاتف', value: '8012345678', defaultCountry: 'NG' },
  parameters: says('The country stands on the right; the digits still run from left to right.'),
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox').getBoundingClientRect()
    await expect(countryButton(canvasElement).getBoundingClientRect().left).toBeGreaterThan(
      field.left,
    )
  },
}
