import { people } from '@kinfold/personas/people/people'
import type { Person } from '@kinfold/personas/people/person'
import { Refusal } from '../refusal.ts'

export function personOf(id: string): Person {
  const person = Object.values(people).find(({ customer }) => customer.id === id)
  if (person === undefined) throw new Refusal('not_found')
  return person
}
