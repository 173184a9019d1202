const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** An answer without what differs each time: its own ids, derived references; moments to the millisecond. */
export function withoutMadeUp(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (name, value) => {
    if (typeof value !== 'string') return value
    if (name === 'id' && uuid.test(value)) return '<id>'
    if (name === 'reference') return '<reference>'
    return moment.test(value) ? new Date(value).toISOString() : value
  })
}
