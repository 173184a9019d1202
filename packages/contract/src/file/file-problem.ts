import { receiptFileTypes, receiptMaximumBytes } from '../constants.ts'
import { failureMessages } from '../messages.ts'

export const wrongFileType = 'Please choose a .jpg, .jpeg, .png or .pdf file.'

/** What a form can say of a file before it is sent; the server judges the content itself. */
export function fileProblem(file: {
  readonly name: string
  readonly size: number
}): string | undefined {
  const name = file.name.toLowerCase()
  if (!receiptFileTypes.some(ending => name.endsWith(ending))) return wrongFileType
  return file.size > receiptMaximumBytes ? failureMessages.fileTooLarge : undefined
}
