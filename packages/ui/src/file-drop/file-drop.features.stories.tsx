import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import {
  expect,
  fireEvent,
  fn,
  mocked,
  screen,
  spyOn,
  userEvent,
  waitFor,
  within,
} from 'storybook/test'
import { Button } from '../button/button.tsx'
import { drawnPhoto, turnedOnItsSide } from '../story-layout/drawn-photo.ts'
import { expectHeard, expectHeardOnly, listen } from '../story-layout/expect-heard.ts'
import { patience } from '../story-layout/patience.ts'
import { says } from '../story-layout/says.ts'
import { withMemory } from '../story-layout/with-memory.tsx'
import { arabic } from '../words/arabic.ts'
import { Words } from '../words/words.tsx'
import { FileDrop, type FileDropProps } from './file-drop.tsx'

const meta = {
  title: 'Primitives/File drop/Features',
  component: FileDrop,
  args: { label: 'Receipt', value: null, onChange: fn() },
  decorators: [Story => <div className="max-w-lg">{Story()}</div>],
  render: withMemory(FileDrop),
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

const pdf = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' })

function ofSize(bytes: number): File {
  return new File([new Uint8Array(bytes)], 'scan.pdf', { type: 'application/pdf' })
}

async function choose(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no input for files.')
  await userEvent.upload(input, file, { applyAccept: false })
}

function drag(type: 'dragenter' | 'drop', target: Element, file: File) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}

export const WorksFromTheKeyboard: Story = {
  name: 'Works from the keyboard',
  parameters: says(
    'Tab reaches one button; Enter opens the choice of files; with the file there, the focus is on Replace.',
  ),
  play: async ({ args, canvasElement }) => {
    const opened = fn()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    input?.addEventListener('click', event => {
      event.preventDefault()
      opened()
    })
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button', { name: 'Choose a file' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
    // The choice itself is the system's own window; this is what comes back from it.
    if (input) fireEvent.change(input, { target: { files: [pdf] } })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(pdf))
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Replace' })).toHaveFocus(),
    )
  },
}

export const ReplacedAndRemoved: Story = {
  name: 'Replaced and removed',
  parameters: says(
    'The chosen file shows its name and size; removed, the button is back with focus.',
  ),
  play: async ({ args, canvasElement }) => {
    await listen()
    await choose(canvasElement, pdf)
    await screen.findByText('receipt.pdf')
    await expect(args.onChange).toHaveBeenLastCalledWith(pdf)
    await choose(canvasElement, ofSize(1_250_000))
    await expect(await screen.findByText('1.3 MB')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus())
    await expectHeardOnly('receipt.pdf chosen', 'scan.pdf chosen', 'scan.pdf removed')
  },
}

export const TooLarge: Story = {
  name: 'Too large',
  args: { onRefuse: fn() },
  parameters: says('Ten million bytes are taken, one more is refused with the sentence.'),
  play: async ({ args, canvasElement }) => {
    await listen()
    await choose(canvasElement, ofSize(10_000_001))
    const sentence = 'File cannot be larger than 10MB. please choose a smaller file'
    await screen.findByText(sentence)
    await expect(args.onRefuse).toHaveBeenCalledWith(sentence)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      sentence,
    )
    await choose(canvasElement, ofSize(10_000_000))
    await screen.findByText('10.0 MB')
    await expect(screen.queryByText(sentence)).toBeNull()
    // The page that hears the sentence says it itself.
    await expectHeardOnly('scan.pdf was not taken', 'scan.pdf chosen')
  },
}

export const WrongType: Story = {
  name: 'Wrong type',
  parameters: says('A file of another kind is refused, and the field says which it takes.'),
  play: async ({ args, canvasElement }) => {
    await listen()
    await choose(canvasElement, new File(['a'], 'receipt.docx', { type: 'application/msword' }))
    await screen.findByText('Please choose a .jpg, .jpeg, .png or .pdf file.')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expectHeardOnly(
      'receipt.docx was not taken: Please choose a .jpg, .jpeg, .png or .pdf file.',
    )
  },
}

export const Dropped: Story = {
  parameters: says('While a file hovers over it the area lights up; let go, the file is taken.'),
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByRole('group', { name: 'Receipt' })
    drag('dragenter', area, pdf)
    await waitFor(() => expect(area).toHaveAttribute('data-dragged'))
    drag('drop', area, pdf)
    await screen.findByText('receipt.pdf')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(area).not.toHaveAttribute('data-dragged'))
  },
}

async function picture(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 8
  canvas.height = 8
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  const blob = await new Promise<Blob | null>(made => canvas.toBlob(made, 'image/png'))
  return new File([blob ?? ''], 'receipt.png', { type: 'image/png' })
}

export const Preview: Story = {
  parameters: says('A picture is shown small beside its name.'),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await picture())
    await screen.findByText('receipt.png')
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(8))
  },
}

export const OnItsWay: Story = {
  name: 'On its way',
  args: { value: pdf, progress: 40 },
  parameters: says('While it is sent there is a bar, and nothing to press.'),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'receipt.pdf' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
    await expect(within(canvasElement).getByText('Sending, 40 %')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

function SentByPress() {
  const [progress, setProgress] = useState<number>()
  return (
    <div className="flex flex-col gap-4">
      <FileDrop label="Receipt" value={pdf} onChange={() => undefined} progress={progress} />
      <div className="flex gap-2">
        <Button onClick={() => setProgress(0)}>Begin</Button>
        <Button onClick={() => setProgress(100)}>Arrive</Button>
        <Button onClick={() => setProgress(undefined)}>End</Button>
      </div>
    </div>
  )
}

export const SendingIsHeard: Story = {
  name: 'Sending is heard',
  parameters: says('That it goes on its way, that it stopped, and that it arrived, each once.'),
  render: () => <SentByPress />,
  play: async ({ canvasElement }) => {
    const press = (name: string) =>
      userEvent.click(within(canvasElement).getByRole('button', { name }))
    await listen()
    await press('Begin')
    await press('End')
    await expectHeardOnly('Sending receipt.pdf', 'receipt.pdf was not sent')
    await press('Begin')
    await press('Arrive')
    await press('End')
    await expectHeardOnly(
      'Sending receipt.pdf',
      'receipt.pdf was not sent',
      'Sending receipt.pdf',
      'receipt.pdf sent',
    )
  },
}

export const StoppedOnItsWay: Story = {
  name: 'Stopped on its way',
  args: { value: pdf, progress: 40, onStop: fn() },
  parameters: says('While it goes a button stops it; once all has gone there is nothing to stop.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledTimes(1)
  },
}

const smallerPhotos = { photosUpTo: 1_000_000, onRefuse: fn() }

/** What the field was given last. */
function taken(onChange: (file: File | null) => void): File {
  const last: unknown = mocked(onChange).mock.lastCall?.[0]
  if (!(last instanceof File)) throw new Error('The field was given no file.')
  return last
}

async function sizeOf(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  return `${picture.width} × ${picture.height}`
}

export const LargePhoto: Story = {
  name: 'Large photo',
  args: smallerPhotos,
  parameters: says('A photo of several megabytes is made smaller on the device, and it says so.'),
  play: async ({ args, canvasElement }) => {
    await listen()
    const photo = await drawnPhoto({ width: 3000, height: 2250 })
    await expect(photo.size).toBeGreaterThan(2_000_000)
    await choose(canvasElement, photo)
    await screen.findByText(/^\d+ kB, made smaller from \d\.\d MB$/)
    const smaller = taken(args.onChange)
    await expect(smaller.size).toBeLessThanOrEqual(1_000_000)
    await expect(smaller).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg' })
    await expect(await sizeOf(smaller)).toMatch(/^(2400 × 1800|2000 × 1500|1700 × 1275)$/)
    await expectHeard('photo.jpg: Making it smaller')
    await expectHeard(/^photo.jpg chosen, \d+ kB, made smaller from \d\.\d MB$/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus())
  },
}

export const PhotoOnItsSide: Story = {
  name: 'Photo on its side',
  args: smallerPhotos,
  parameters: says('A phone that was held upright only notes so; what is taken stands upright.'),
  play: async ({ args, canvasElement }) => {
    const photo = await turnedOnItsSide(await drawnPhoto({ width: 2800, height: 1400 }))
    await choose(canvasElement, photo)
    await waitFor(() => taken(args.onChange))
    const [width = 0, height = 0] = (await sizeOf(taken(args.onChange))).split(' × ').map(Number)
    await expect(height).toBe(width * 2)
  },
}

export const PhotoOfTwelveMegabytes: Story = {
  name: 'Photo of twelve megabytes',
  args: smallerPhotos,
  parameters: says('More than the field takes, and taken all the same once it is smaller.'),
  play: async ({ args, canvasElement }) => {
    const photo = await drawnPhoto({ width: 1200, height: 900 })
    // What stands behind a picture is not looked at by those who draw it.
    const heavy = new File([photo, new Uint8Array(12_000_000)], 'IMG_7.JPG', { type: photo.type })
    await choose(canvasElement, heavy)
    await screen.findByText(/^\d+ kB, made smaller from 1[23]\.\d MB/)
    await expect(taken(args.onChange).size).toBeLessThanOrEqual(1_000_000)
    await expect(args.onRefuse).not.toHaveBeenCalled()
  },
}

export const LeftAsItIs: Story = {
  name: 'Left as it is',
  args: { ...smallerPhotos, onChange: fn() },
  parameters: says('A PDF, a small photo and one that nobody can draw are taken as they are.'),
  play: async ({ args, canvasElement }) => {
    const small = await picture()
    const broken = new File([new Uint8Array(1_500_000)], 'broken.jpg', { type: 'image/jpeg' })
    for (const file of [ofSize(1_250_000), small, broken]) {
      await choose(canvasElement, file)
      await screen.findByText(file.name)
      await waitFor(() => expect(taken(args.onChange)).toBe(file))
    }
    // Nor is there a small picture of it, only the sheet.
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

// What such a file begins with; no more of it is looked at here.
const heic = (name: string) => new File(['\0\0\0\u0018ftypheic'], name)

export const HeicThatCannotBeRead: Story = {
  name: 'HEIC that can’t be read',
  args: smallerPhotos,
  parameters: says('The sentence says what to do, also where the file is called .jpg.'),
  play: async ({ args, canvasElement }) => {
    const sentence =
      /^This photo is saved as HEIC, which this browser can’t open. Save it as a JPEG/
    for (const name of ['IMG_0001.HEIC', 'photo.jpg']) {
      await choose(canvasElement, heic(name))
      await waitFor(() => expect(args.onRefuse).toHaveBeenCalledTimes(1))
      await screen.findByText(sentence)
      await expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
      smallerPhotos.onRefuse.mockClear()
    }
    await expect(args.onChange).not.toHaveBeenCalledWith(
      expect.objectContaining({ name: 'IMG_0001.HEIC' }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const SmallPhotoAtOnce: Story = {
  name: 'Small photo at once',
  args: { ...smallerPhotos, onChange: fn() },
  beforeEach: drawing('later'),
  parameters: says('A photo that is small enough is taken in the moment it is chosen.'),
  play: async ({ args, canvasElement }) => {
    const small = await picture()
    await choose(canvasElement, small)
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(taken(args.onChange)).toBe(small)
  },
}

let comeToAnEnd = () => {}

/** A browser that draws such a photo, as Safari does; or one that comes to an end when it is told. */
function drawing(how: 'heic' | 'later') {
  return () => {
    const real = window.createImageBitmap
    window.createImageBitmap = fn(() =>
      how === 'heic'
        ? real(new ImageData(40, 30))
        : new Promise<never>((_, reject) => {
            comeToAnEnd = () => reject(new Error('This photo can’t be drawn.'))
          }),
    )
    return () => {
      window.createImageBitmap = real
    }
  }
}

export const Heic: Story = {
  name: 'HEIC',
  args: smallerPhotos,
  beforeEach: drawing('heic'),
  parameters: says('Where the browser can read it, it becomes a JPEG.'),
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, heic('IMG_0001.HEIC'))
    await screen.findByText('IMG_0001.jpg')
    await expect(taken(args.onChange).type).toBe('image/jpeg')
    await expect(args.onRefuse).not.toHaveBeenCalled()
  },
}

export const ChangedOnesMind: Story = {
  name: 'Changed one’s mind',
  args: smallerPhotos,
  beforeEach: drawing('later'),
  parameters: says('While a photo is made smaller it can be called off; the button is back.'),
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, await drawnPhoto({ width: 1600, height: 1600 }))
    await screen.findByText('Making it smaller')
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus())
    comeToAnEnd()
    await choose(canvasElement, pdf)
    await screen.findByText('receipt.pdf')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(taken(args.onChange)).toBe(pdf)
  },
}

function GoneAndBack(props: FileDropProps) {
  const [visit, setVisit] = useState(1)
  return (
    <div className="flex flex-col gap-4">
      <FileDrop key={visit} {...props} />
      <Button onClick={() => setVisit(visit + 1)}>Back and forth</Button>
    </div>
  )
}

const isDrawing = () => waitFor(() => expect(window.createImageBitmap).toHaveBeenCalled())

export const LeftBehind: Story = {
  name: 'Left behind',
  args: { ...smallerPhotos, onChange: fn() },
  beforeEach: drawing('later'),
  render: withMemory(GoneAndBack),
  parameters: says('A photo that was left while it was made smaller replaces nothing afterwards.'),
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, await drawnPhoto({ width: 1600, height: 1600 }))
    await isDrawing()
    await userEvent.click(screen.getByRole('button', { name: 'Back and forth' }))
    await choose(canvasElement, pdf)
    await screen.findByText('receipt.pdf')
    comeToAnEnd()
    const next = ofSize(1_250_000)
    await choose(canvasElement, next)
    await screen.findByText('scan.pdf')
    await expect(mocked(args.onChange).mock.calls).toEqual([[pdf], [next]])
  },
}

export const EarlierFileIsBack: Story = {
  name: 'Earlier file is back',
  args: { ...smallerPhotos, value: pdf, onChange: fn(), onRefuse: fn() },
  beforeEach: drawing('later'),
  parameters: says(
    'A photo that is stopped or can’t be read leaves the file it was to replace as it was; meanwhile there is none to send.',
  ),
  play: async ({ args, canvasElement }) => {
    await listen()
    await choose(canvasElement, await drawnPhoto({ width: 1600, height: 1600 }))
    await isDrawing()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await expect(await screen.findByText('receipt.pdf')).toBeVisible()
    await expect(taken(args.onChange)).toBe(pdf)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus())
    await expectHeard('receipt.pdf chosen')
    mocked(window.createImageBitmap).mockClear()
    await choose(canvasElement, heic('IMG_0001.HEIC'))
    await isDrawing()
    comeToAnEnd()
    await screen.findByText(/^This photo is saved as HEIC/)
    await expect(screen.getByText('receipt.pdf')).toBeVisible()
    await expect(taken(args.onChange)).toBe(pdf)
  },
}

export const RefusedMeanwhile: Story = {
  name: 'Refused meanwhile',
  args: smallerPhotos,
  beforeEach: drawing('later'),
  parameters: says('What is refused while a photo is made smaller is told; the photo goes on.'),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await drawnPhoto({ width: 1600, height: 1600 }))
    await screen.findByText('Making it smaller')
    await choose(canvasElement, new File(['a'], 'receipt.docx', { type: 'application/msword' }))
    await expect(
      await screen.findByText('Please choose a .jpg, .jpeg, .png or .pdf file.'),
    ).toBeVisible()
    await expect(screen.getByText('Making it smaller')).toBeVisible()
  },
}

/** A PNG that says it has so many points on each side. */
function vast(side: number): File {
  const beginning = new DataView(new ArrayBuffer(2_000_000))
  const header = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, side, side]
  for (const [at, word] of header.entries()) beginning.setUint32(at * 4, word)
  return new File([beginning], 'plan.png', { type: 'image/png' })
}

export const MoreThanADeviceHolds: Story = {
  name: 'More than a device holds',
  args: { ...smallerPhotos, onChange: fn() },
  beforeEach: drawing('later'),
  parameters: says('A picture of 400 megapixels is refused before anything opens it.'),
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, vast(20_000))
    await screen.findByText(/^This picture is too large to be opened here./)
    await expect(window.createImageBitmap).not.toHaveBeenCalled()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const NotEvenShown: Story = {
  name: 'Not even shown',
  args: { value: vast(20_000) },
  parameters: says('Beside a picture of 400 megapixels stands a sheet instead of a small picture.'),
  play: async ({ canvasElement }) => {
    const address = spyOn(URL, 'createObjectURL')
    await choose(canvasElement, await picture())
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(8))
    await expect(address).toHaveBeenCalledTimes(1)
    address.mockRestore()
  },
}

async function plainPhoto(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  const type = 'image/jpeg'
  return new File([await canvas.convertToBlob({ type, quality: 0.5 })], 'photo.jpg', { type })
}

export const FewBytesManyPoints: Story = {
  name: 'Few bytes, many points',
  args: { ...smallerPhotos, onChange: fn() },
  parameters: says('A light photo of more than 25 megapixels is made smaller too, and is upright.'),
  play: async ({ args, canvasElement }) => {
    const photo = await turnedOnItsSide(await plainPhoto(7000, 3600))
    await expect(photo.size).toBeLessThan(1_000_000)
    await choose(canvasElement, photo)
    await waitFor(() => expect(taken(args.onChange)).not.toBe(photo), { timeout: patience(20_000) })
    await expect(await sizeOf(taken(args.onChange))).toBe('1234 × 2400')
  },
}

export const WithCamera: Story = {
  name: 'With camera',
  args: { camera: true },
  parameters: says('On phones a second button opens the camera; elsewhere it is not there.'),
  play: async ({ canvasElement }) => {
    const [, photo] = canvasElement.querySelectorAll('input[type=file]')
    await expect(photo).toHaveAttribute('capture', 'environment')
    await expect(photo).toHaveAttribute('accept', 'image/*')
  },
}

const sent = fn()

function ReceiptForm() {
  const { control, handleSubmit } = useForm<{ receipt: File | null }>({
    defaultValues: { receipt: null },
  })
  return (
    <form className="flex flex-col gap-5" onSubmit={handleSubmit(form => sent(form))} noValidate>
      <Controller
        name="receipt"
        control={control}
        rules={{ required: 'Add your receipt' }}
        render={({ field, fieldState }) => (
          <FileDrop
            label="Receipt"
            required
            photosUpTo={1_000_000}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <Button type="submit">Send</Button>
    </form>
  )
}

export const InAForm: Story = {
  name: 'In a form',
  parameters: says('Sent empty, the button takes the focus; the file goes with the form.'),
  render: () => <ReceiptForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const button = canvas.getByRole('button', { name: 'Choose a file' })
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(button).toHaveAccessibleDescription('Add your receipt'))
    await choose(canvasElement, pdf)
    await screen.findByText('receipt.pdf')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ receipt: pdf }))
  },
}

export const SentTooEarly: Story = {
  name: 'Sent too early',
  beforeEach: drawing('later'),
  parameters: says('While a photo is made smaller the form waits, and the field says for what.'),
  render: () => <ReceiptForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    await listen()
    await choose(canvasElement, await drawnPhoto({ width: 1600, height: 1600 }))
    await isDrawing()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }))
    const sentence = 'One moment, please: the photo is being made smaller.'
    await expect(await screen.findByText(sentence)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Stop' })).toHaveAccessibleDescription(sentence)
    await expectHeard(new RegExp(`${sentence}$`))
    await expect(sent).not.toHaveBeenCalled()
    comeToAnEnd()
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  },
}

export const OtherLimits: Story = {
  name: 'Other limits',
  args: { maxBytes: 500_000, accept: { 'application/pdf': ['.pdf'] } },
  parameters: says('A refusal names the limit that the field has.'),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, ofSize(500_001))
    await screen.findByText('File cannot be larger than 500kB. please choose a smaller file')
    await choose(canvasElement, await picture())
    await screen.findByText('Please choose a .pdf file.')
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    label: 'The receipt your bank gave you when you sent the money to the club’s own account',
    value: new File(
      ['%PDF'],
      'GTBank_transfer_receipt_2026-11-20_Adaeze_Nwachukwu-Okonkwo_NGN_1250000_final_version.pdf',
      { type: 'application/pdf' },
    ),
  },
  decorators: [Story => <div className="max-w-72">{Story()}</div>],
  parameters: says('A long name wraps, also where it has no spaces.'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { label: 'الإيصال', value: pdf },
  parameters: says('Picture on the right, buttons on the left.'),
  decorators: [
    Story => (
      <Words language={arabic}>
        <div dir="rtl">{Story()}</div>
      </Words>
    ),
  ],
}
