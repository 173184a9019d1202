import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Brand } from '../brand/brand.tsx'
import type { BrandConfiguration } from '../brand/brand-configuration.ts'
import { brandFromColour } from '../brand/brand-from-colour.ts'
import { brandProblems } from '../brand/brand-problems.ts'
import { brandStyleSheet } from '../brand/brand-style-sheet.ts'
import { says } from '../story-layout/says.ts'
import { fileTester } from '../testers/file-tester.ts'
import { tokenSheets } from '../tokens/token-sheets.ts'
import { BrandMaker } from './brand-maker.tsx'
import { BrandedParts } from './brand-preview.tsx'

const meta = {
  title: 'Foundations/Brand maker',
  parameters: { pictures: false },
  render: () => <BrandMaker />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const drawn = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><!--${' '.repeat(size)}--><circle cx="20" cy="20" r="18" fill="#f2ab2b"/></svg>`

const fileOf = (content: string, name: string, type: string) => new File([content], name, { type })

const logo = fileOf(drawn(0), 'logo.svg', 'image/svg+xml')

const exportedIn = (canvasElement: HTMLElement): BrandConfiguration =>
  JSON.parse(
    within(canvasElement).getByRole<HTMLTextAreaElement>('textbox', { name: 'Brand configuration' })
      .value,
  )

const groundOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor

export const FromOneColour: Story = {
  name: 'From one colour',
  parameters: says(
    'A bright colour and a logo: real parts take them at once in both themes, each change says why, and what is exported passes the same check as any brand.',
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: /Your colour/ })
    await userEvent.clear(field)
    await userEvent.type(field, '#F2AB2B')
    await expect(
      canvas.getByText(/On the light page your colour would reach 1\.\d to 1/),
    ).toBeVisible()
    await expect(canvas.getByText('On the dark page your colour is used as it is.')).toBeVisible()
    const dark = within(canvas.getByTestId('dark'))
    await waitFor(() =>
      expect(groundOf(dark.getByRole('button', { name: 'Contribute' }))).toBe('rgb(242, 171, 43)'),
    )

    await fileTester(canvasElement, userEvent).choose(logo)
    await waitFor(() => expect(exportedIn(canvasElement).mark?.light).toMatch(/^data:image\/svg/))
    const shown = canvas.getByTestId('light').querySelector('img')
    await expect(shown).toHaveAttribute('src', exportedIn(canvasElement).mark?.light)

    const name = canvas.getByRole('textbox', { name: /Name of the club/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Marigold Circle')
    const exported = exportedIn(canvasElement)
    await expect(exported.name).toBe('Marigold Circle')
    await expect(exported.colours?.dark?.primary).toBe('#f2ab2b')
    await expect(brandProblems(exported, tokenSheets)).toEqual([])
    await expect(brandStyleSheet(exported)).toContain(
      `--primary:${exported.colours?.light?.primary}`,
    )
    const link = canvas.getByRole('link', { name: 'Download' }).getAttribute('href') ?? ''
    await expect(JSON.parse(decodeURIComponent(link.slice(link.indexOf(',') + 1)))).toEqual(
      exported,
    )
  },
}

export const PickedInsteadOfWritten: Story = {
  name: 'Picked instead of written',
  parameters: says('The browser’s own choice of colours is another way to the same.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    fireEvent.input(canvas.getByLabelText('Pick your colour'), { target: { value: '#7a1fa2' } })
    await expect(canvas.getByRole('textbox', { name: /Your colour/ })).toHaveValue('#7a1fa2')
    await expect(exportedIn(canvasElement).colours?.light?.primary).toBe('#7a1fa2')
  },
}

export const SomethingToMend: Story = {
  name: 'Something to mend',
  parameters: says(
    'No colour, a word instead of one, a file that is no picture, and one that is too large: each is told in a sentence, and nothing is exported meanwhile.',
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const files = fileTester(canvasElement, userEvent)
    const field = canvas.getByRole('textbox', { name: /Your colour/ })
    await userEvent.clear(field)
    await expect(canvas.getByText(/^Choose a colour/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Download' })).toBeNull()
    await userEvent.type(field, 'green')
    await expect(canvas.getByText(/^Write the colour like/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '#0b5d3b')
    await expect(canvas.getByRole('link', { name: 'Download' })).toBeVisible()

    await files.choose(fileOf('%PDF-1.7', 'logo.pdf', 'application/pdf'))
    await expect(await canvas.findByText(/choose a \.svg, \.png or \.webp file/)).toBeVisible()
    await files.choose(fileOf(drawn(200_000), 'logo.svg', 'image/svg+xml'))
    await expect(await canvas.findByText(/cannot be larger than 100kB/)).toBeVisible()
    await files.choose(fileOf('not a picture', 'logo.png', 'image/png'))
    await expect(await canvas.findByText(/can’t be shown as a picture/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Download' })).toBeNull()
  },
}

const exported = JSON.stringify({
  name: 'Ajo Circle',
  colours: brandFromColour('#7a1fa2', tokenSheets),
})

export const TakenByBrand: Story = {
  name: 'Taken by Brand',
  parameters: says('The exported text in Brand, and no more: the whole page has its colours.'),
  render: () => (
    <Brand configuration={JSON.parse(exported)}>
      <div className="max-w-md">
        <BrandedParts />
      </div>
    </Brand>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const isDark = document.documentElement.classList.contains('dark')
    const { colours }: BrandConfiguration = JSON.parse(exported)
    const probe = document.createElement('p')
    probe.style.backgroundColor = colours?.[isDark ? 'dark' : 'light']?.primary ?? ''
    await expect(groundOf(canvas.getByRole('button', { name: 'Contribute' }))).toBe(
      probe.style.backgroundColor,
    )
  },
}
