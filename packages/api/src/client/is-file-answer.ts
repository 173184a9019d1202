import type { FileAnswer, Shape } from '@kinfold/contract/endpoint'

export function isFileAnswer(response: Shape | FileAnswer): response is FileAnswer {
  return 'contentType' in response
}
