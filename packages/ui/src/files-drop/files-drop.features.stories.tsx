import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { drawnPhoto } from '../story-layout/drawn-photo.ts'
import { expectHeard, expectHeardOnly, listen } from '../story-layout/expect-heard.ts'
import { says } from '../story-layout/says.ts'
import { FilesDrop, type FilesDropProps } from './files-drop.tsx'
import type { SendFile } from './use-file-queue.ts'

const lost = 'We could not reach the club. Please check your connection.'

/** A network that takes each file to its end, or as far as it says. */
const arrives: SendFile = async (_, { onProgress }) => {
  onProgress(1)
  return { ok: true }
}
const stays: SendFile = (_, { onProgress }) => {
  onProgress(0.4)
  return new Promise(() => undefined)
}

const meta = {
  title: 'Primitives/Files drop/Features',
  component: FilesDrop,
  args: { label: 'Papers', photosUpTo: 1_000_000, send: fn(arrives), onChange: fn() },
  decorators: [Story => <div className="max-w-lg">{Story()}</div>],
} satisfies Meta<typeof FilesDrop>

export default meta
type Story = StoryObj<typeof meta>

const pdf = (name: string, bytes = 2000) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })

async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no input for files.')
  await userEvent.upload(input, files, { applyAccept: false })
}

async function expectState(name: string, state: string): Promise<HTMLElement> {
  return waitFor(async () => {
    const line = screen.getByText(name).closest('li')
    if (!line) throw new Error(`${name} is not in the list.`)
    await expect(line).toHaveAttribute('data-state', state)
    return line
  })
}

export const OneAfterTheOther: Story = {
  name: 'One after the other',
  args: { send: fn(stays) },
  parameters: says('The first is on its way, the next wait for it; each says so.'),
  play: async ({ args, canvasElement }) => {
    await listen()
    await choose(canvasElement, pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'))
    const first = await expectState('a.pdf', 'sending')
    await expect(await within(first).findByText('Sending, 40 %')).toBeVisible()
    await expectState('b.pdf', 'waiting')
    await expect(args.send).toHaveBeenCalledTimes(1)
    await expectHeardOnly('a.pdf, b.pdf, c.pdf chosen', 'Sending a.pdf')
  },
}

export const AllSent: Story = {
  name: 'All sent',
  parameters: says('Each is told as sent, with its size; nothing is left to press on them.'),
  play: async ({ canvasElement }) => {
    await listen()
    await choose(canvasElement, pdf('a.pdf'), pdf('b.pdf'))
    const line = await expectState('b.pdf', 'sent')
    await expectState('a.pdf', 'sent')
    await expect(within(line).queryByRole('button')).toBeNull()
    await expectHeardOnly(
      'a.pdf, b.pdf chosen',
      'Sending a.pdf',
      'a.pdf sent',
      'Sending b.pdf',
      'b.pdf sent',
    )
  },
}

/** The first try of the first file is cut off. */
function cutOffOnce(): SendFile {
  let isCut = false
  return async (file, sending) => {
    if (isCut || file.name !== 'a.pdf') return arrives(file, sending)
    isCut = true
    return { ok: false, message: lost }
  }
}

export const SentAgain: Story = {
  name: 'Sent again',
  parameters: says('One that was cut off says so and goes again by one press; the others went on.'),
  play: async ({ args, canvasElement }) => {
    mocked(args.send).mockImplementation(cutOffOnce())
    await listen()
    await choose(canvasElement, pdf('a.pdf'), pdf('b.pdf'))
    await expectState('b.pdf', 'sent')
    const line = await expectState('a.pdf', 'failed')
    await expect(within(line).getByText(lost)).toBeVisible()
    await expectHeard(`a.pdf was not sent: ${lost}`)
    await userEvent.click(within(line).getByRole('button', { name: 'Send a.pdf again' }))
    await expect(await expectState('a.pdf', 'sent')).toHaveFocus()
  },
}

export const Stopped: Story = {
  args: { send: fn(stays) },
  parameters: says('One that is stopped lets the next one go, and can be sent again or removed.'),
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, pdf('a.pdf'), pdf('b.pdf'))
    const line = await expectState('a.pdf', 'sending')
    await userEvent.click(await within(line).findByRole('button', { name: 'Stop sending a.pdf' }))
    await expectState('a.pdf', 'failed')
    await expectState('b.pdf', 'sending')
    await expect(mocked(args.send).mock.calls[0]?.[1].signal.aborted).toBe(true)
    await expect(line).toHaveFocus()
    await userEvent.click(within(line).getByRole('button', { name: 'Remove a.pdf' }))
    await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull())
    await expect(await expectState('b.pdf', 'sending')).toHaveFocus()
  },
}

export const NotTaken: Story = {
  name: 'Not taken',
  args: { most: 2, send: fn(stays) },
  parameters: says('Each that is not taken is told by its name, and the others go.'),
  play: async ({ canvasElement }) => {
    await listen()
    await choose(
      canvasElement,
      new File(['a'], 'letter.txt', { type: 'text/plain' }),
      pdf('long.pdf', 10_000_001),
      pdf('a.pdf'),
      pdf('b.pdf'),
      pdf('c.pdf'),
    )
    await expectState('b.pdf', 'waiting')
    await expectHeard('letter.txt: Please choose a .jpg, .jpeg, .png or .pdf file.')
    await expectHeard('long.pdf: File cannot be larger than 10MB. please choose a smaller file')
    await expectHeard('c.pdf: No more than 2 files')
    await expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull()
  },
}

export const PhotosMadeSmaller: Story = {
  name: 'Photos made smaller',
  parameters: says('A large photo goes in less than a megabyte, and says what it was before.'),
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, await drawnPhoto({ width: 2400, height: 1800 }))
    const line = await expectState('photo.jpg', 'sent')
    await expect(
      within(line).getByText(/^Sent, \d+ kB, made smaller from \d\.\d MB$/),
    ).toBeVisible()
    const [sent] = mocked(args.send).mock.calls[0] ?? []
    await expect(sent?.size).toBeLessThanOrEqual(1_000_000)
  },
}

export const RefusedAfterALook: Story = {
  name: 'Refused after a look',
  args: { maxBytes: 500_000 },
  parameters: says(
    'A photo that is too large, or of a kind that isn’t taken, and can’t be made to fit is not sent; the sentence says why.',
  ),
  play: async ({ args, canvasElement }) => {
    const nothing = new Uint8Array(2_000_000)
    await choose(
      canvasElement,
      new File([nothing], 'broken.jpg', { type: 'image/jpeg' }),
      new File([nothing], 'x.heic', { type: 'image/heic' }),
      pdf('a.pdf'),
    )
    await expectState('a.pdf', 'sent')
    const broken = within(await expectState('broken.jpg', 'failed'))
    await expect(
      broken.getByText('File cannot be larger than 500kB. please choose a smaller file'),
    ).toBeVisible()
    const heic = within(await expectState('x.heic', 'failed'))
    await expect(heic.getByText('Please choose a .jpg, .jpeg, .png or .pdf file.')).toBeVisible()
    await expect(args.send).toHaveBeenCalledTimes(1)
  },
}

export const MadeSmallerAndSentAgain: Story = {
  name: 'Made smaller and sent again',
  parameters: says(
    'A photo that was too large, was made to fit and was cut off goes again as it is.',
  ),
  play: async ({ args, canvasElement }) => {
    mocked(args.send).mockResolvedValueOnce({ ok: false, message: lost })
    const photo = await drawnPhoto({ width: 1200, height: 900 })
    await choose(
      canvasElement,
      new File([photo, new Uint8Array(12_000_000)], 'photo.jpg', { type: photo.type }),
    )
    const line = await expectState('photo.jpg', 'failed')
    await userEvent.click(within(line).getByRole('button', { name: 'Send photo.jpg again' }))
    await expectState('photo.jpg', 'sent')
    const [first, second] = mocked(args.send).mock.calls
    await expect(second?.[0]).toBe(first?.[0])
  },
}

export const SendingBreaks: Story = {
  name: 'Sending breaks',
  parameters: says('A way of sending that breaks is one that failed; the next file goes.'),
  play: async ({ args, canvasElement }) => {
    mocked(args.send)
      .mockRejectedValueOnce(new Error('broken'))
      .mockImplementationOnce(() => {
        throw new Error('broken')
      })
    await choose(canvasElement, pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'))
    await expectState('c.pdf', 'sent')
    for (const name of ['a.pdf', 'b.pdf']) {
      const line = within(await expectState(name, 'failed'))
      await expect(line.getByText('It was not sent.')).toBeVisible()
    }
  },
}

function Leaving(props: FilesDropProps) {
  const [isHere, setHere] = useState(true)
  return (
    <div className="flex flex-col gap-4">
      {isHere ? <FilesDrop {...props} /> : null}
      <Button onClick={() => setHere(false)}>Leave</Button>
    </div>
  )
}

export const LeftWhileSending: Story = {
  name: 'Left while sending',
  args: { send: fn(stays) },
  render: props => <Leaving {...props} />,
  parameters: says('Who leaves calls off what is on its way.'),
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, pdf('a.pdf'), pdf('b.pdf'))
    await expectState('a.pdf', 'sending')
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await expect(mocked(args.send).mock.calls[0]?.[1].signal.aborted).toBe(true)
    await expect(args.send).toHaveBeenCalledTimes(1)
  },
}
