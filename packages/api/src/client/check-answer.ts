// Development and tests only: reports the fields of an answer that don't match the contract.
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { readValue } from '@kinfold/contract/validation/read-value'
import { isFileAnswer } from './is-file-answer.ts'

/** What is wrong with the answer, or undefined. */
export function offContract(endpoint: AnyEndpoint, answer: unknown): string | undefined {
  if (isFileAnswer(endpoint.response)) return undefined
  const read = readValue(endpoint.response, answer)
  if (read.ok) return undefined
  const fields = Object.entries(read.fields).map(
    ([name, sentence]) => `${name || 'answer'}: ${sentence}`,
  )
  return `${endpoint.method} ${endpoint.path} answered something else than the contract says. ${fields.join(' ')}`
}
