import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { retold } from '../calendar/retold.ts'
import { people } from './people.ts'
import type { Person } from './person.ts'

/** The members, with the days they joined, handed in documents and gave bank accounts on. */
export function peopleOn(calendar: DemoCalendar): Person[] {
  return Object.values(people).map(person => ({
    ...person,
    customer: retold(calendar, person.customer, 'created_at'),
    documents: person.documents.map(document =>
      retold(calendar, document, 'issuedOn', 'expiresOn', 'submittedAt', 'decidedAt'),
    ),
    bankAccounts: person.bankAccounts.map(account => retold(calendar, account, 'updated_at')),
  }))
}
