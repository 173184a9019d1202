import { type ErrorCode, errorCatalogue } from '../../errors/error-catalogue.ts'

/** What an operator is told of a batch that one withdrawal keeps back: which one, and why. */
export function obstacleInBatch(
  code: ErrorCode,
  { reference, name }: { readonly reference: string; readonly name: string },
): { readonly sentence: string } {
  return { sentence: `${name} (${reference}): ${errorCatalogue[code].sentence}` }
}
