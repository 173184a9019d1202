import { runStages } from '../stage/run-stages.ts'
import { databases, deskMonth } from '../stages/desk-month.ts'

// Without a name, on both databases; `npm run desk:month -- embedded` on that one.
const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !databases.some(database => database === name))
if (unknown.length > 0) {
  console.error(`There is no database called ${unknown.join(', ')}: ${databases.join(' or ')}.`)
  process.exit(1)
}
await runStages(
  databases.filter(name => wanted.length === 0 || wanted.includes(name)).map(deskMonth),
  { minutes: 120 },
)
