import { type Rules, statementsOf } from './rules.ts'

/** The SQL that makes `wanted` of the functions and triggers that are in force; empty where nothing has changed. */
export function rulesMigration(inForce: Rules, wanted: Rules): string {
  const changes = (schema: string) => changesIn(schema, inForce, wanted)
  const ledger = changes('ledger')
  // What is in the ledger belongs to its role.
  const asItsRole = ['SET LOCAL ROLE kinfold_ledger;', ...ledger, 'RESET ROLE;']
  return [...changes('public'), ...(ledger.length > 0 ? asItsRole : [])].join('\n\n')
}

function changesIn(schema: string, inForce: Rules, wanted: Rules): readonly string[] {
  const names = [...new Set([...inForce.keys(), ...wanted.keys()])]
  const all = names
    .filter(name => name.startsWith(`${schema}/`))
    .toSorted()
    .map(name => changesOf(name, inForce.get(name), wanted.get(name)))
  return [
    ...all.flatMap(({ dropped }) => dropped),
    ...all.flatMap(({ defined }) => defined),
    ...all.flatMap(({ created }) => created),
    ...all.flatMap(({ gone }) => gone),
  ]
}

function changesOf(name: string, before: string | undefined, after: string | undefined) {
  const [was, ...triggersBefore] = statementsOf(before)
  const [is, ...triggers] = statementsOf(after)
  return {
    dropped: triggersBefore.filter(each => !triggers.includes(each)).map(dropTrigger),
    defined: is !== '' && is !== was ? [is] : [],
    created: triggers.filter(each => !triggersBefore.includes(each)),
    gone: after === undefined ? [`DROP FUNCTION ${name.replace('/', '.')};`] : [],
  }
}

function dropTrigger(trigger: string): string {
  const [, name, table] = /TRIGGER (\S+) .*? ON (\S+)/s.exec(trigger) ?? []
  return `DROP TRIGGER ${name} ON ${table};`
}
