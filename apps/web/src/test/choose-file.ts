import { fileTester } from '@kinfold/ui/testers/file-tester'
import { expect, userEvent, waitFor } from 'storybook/test'

export const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })

/** As soon as the step that asks for it is there. */
export async function chooseFile(place: HTMLElement, file: File = scan): Promise<void> {
  await waitFor(() => expect(place.querySelector('input[type=file]')).not.toBeNull())
  await fileTester(place, userEvent).choose(file)
}
