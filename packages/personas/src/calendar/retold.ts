import type { DemoCalendar } from './demo-calendar.ts'

type DateField<Thing> = {
  [Field in keyof Thing]: Thing[Field] extends string | null ? Field : never
}[keyof Thing]

/** The same thing with these dates where they are on the calendar. Its id stays, so that links do. */
export function retold<Thing extends object>(
  calendar: DemoCalendar,
  thing: Thing,
  ...fields: DateField<Thing>[]
): Thing {
  const dates = fields.map(field => {
    const written: unknown = thing[field]
    return [field, typeof written === 'string' ? calendar.of(written) : written]
  })
  return { ...thing, ...Object.fromEntries(dates) }
}
