// The SQL that docs/postgresql.md tells an administrator to run: the tests run on what it sets up.
import { readFileSync } from 'node:fs'

const page = readFileSync(new URL('../../../../docs/postgresql.md', import.meta.url), 'utf8')

/** The statements of the block under a heading, for a database of another name. */
export function administratorSql(heading: string, database: string): string[] {
  const [, section = ''] = page.split(new RegExp(`^##+ ${heading}$`, 'm'))
  const [, block] = /^```sql\n(.*?)^```$/ms.exec(section) ?? []
  if (block === undefined) throw new Error(`There is no SQL under "${heading}".`)
  const statements: string[] = []
  let open = ''
  for (const line of block.split('\n')) {
    open += `${line}\n`
    const isWhole = line.endsWith(';') && open.split('$$').length % 2 === 1
    if (!isWhole) continue
    statements.push(open.replaceAll(/\bDATABASE kinfold\b/g, `DATABASE ${database}`))
    open = ''
  }
  return statements
}

/** The name and password of each log-in, as the page creates them. */
export function passwordOf(role: string): string {
  const [, password] = new RegExp(`CREATE ROLE ${role} LOGIN PASSWORD '(.*)'`).exec(page) ?? []
  if (password === undefined) throw new Error(`The page creates no log-in ${role}.`)
  return password
}
