import { fileTester } from '@kinfold/ui/testers/file-tester'
import { userEvent } from 'storybook/test'

export const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })

export const chooseFile = (place: HTMLElement, file: File = scan): Promise<void> =>
  fileTester(place, userEvent).choose(file)
