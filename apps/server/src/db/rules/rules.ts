/** Functions with their triggers, as SQL, by schema and name: `ledger/post`. */
export type Rules = ReadonlyMap<string, string>

/** The function itself, and its triggers. */
export function statementsOf(rule = ''): readonly [string, ...string[]] {
  const [definition = '', ...triggers] = rule.split(/\n(?=CREATE (?:CONSTRAINT )?TRIGGER )/)
  return [definition.trim(), ...triggers.map(trigger => trigger.trim())]
}
