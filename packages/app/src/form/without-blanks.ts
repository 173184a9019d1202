/** A field left empty is a field not sent: that is how a rule knows one that may be left out. */
export function withoutBlanks<Values extends object>(values: Values): Values {
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== null)
  // Only fields that the rule may miss are gone; those it needs are missed with its own sentence.
  return Object.fromEntries(filled) as Values
}
