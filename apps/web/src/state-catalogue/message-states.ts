import { allMessages } from '@kinfold/contract/all-messages'

type Messages = typeof allMessages

export type MessageStateId = {
  [Group in keyof Messages]: `message:${Group}.${keyof Messages[Group] & string}`
}[keyof Messages]

const groups: [string, Readonly<Record<string, string>>][] = Object.entries(allMessages)

/** Every sentence of the contract that is neither a refusal nor a page's own. */
export const messageStates = groups.flatMap(([group, messages]) =>
  Object.entries(messages).map(([name, sentence]) => ({
    // Put together from the keys that the type is made of.
    id: `message:${group}.${name}` as MessageStateId,
    sentence,
  })),
)
