import { fileProblem } from '@kinfold/contract/file/file-problem'
import { define } from 'superstruct'

/** The rule of a field that takes a file; the server judges the content once more. */
export const ChosenFile = define<File>('ChosenFile', value =>
  value instanceof File ? (fileProblem(value) ?? true) : 'Please choose a file.',
)
