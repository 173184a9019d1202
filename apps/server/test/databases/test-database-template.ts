// What a project's global set-up prepares once and every test database is a copy of.
export type EmbeddedTemplate = {
  readonly engine: 'embedded'
  readonly folder: string
  /** Where copies lie that may outlast a test; gone after the run. */
  readonly scratch: string
}
export type PostgresTemplate = {
  readonly engine: 'postgres'
  readonly url: string
  readonly database: string
}
export type TestDatabaseTemplate = EmbeddedTemplate | PostgresTemplate

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseTemplate: TestDatabaseTemplate
  }
}
