import { allMessages } from '@kinfold/contract/all-messages'
import type { CatalogueState } from './catalogue-state.ts'

const groups: [string, Readonly<Record<string, string>>][] = Object.entries(allMessages)

/** Every sentence of the contract that is neither a refusal nor a page's own. */
export const messageStates: readonly CatalogueState[] = groups.flatMap(([group, messages]) =>
  Object.entries(messages).map(([name, sentence]) => ({
    id: `message:${group}.${name}`,
    sentence,
  })),
)
