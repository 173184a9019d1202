// What a project's global set-up prepares once and every test database is a copy of.
export type TestDatabaseTemplate =
  | { readonly engine: 'embedded'; readonly folder: string }
  | { readonly engine: 'postgres'; readonly url: string; readonly database: string }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseTemplate: TestDatabaseTemplate
  }
}
