import { userEvent } from 'storybook/test'

export const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })

/** What comes back from the system's own window for choosing a file. */
export async function chooseFile(place: HTMLElement, file: File = scan): Promise<void> {
  const input = place.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no input for files.')
  await userEvent.upload(input, file, { applyAccept: false })
}
