// What happens to the database while it runs; the server logs these.
export type DatabaseEvent =
  | { readonly kind: 'started'; readonly engine: 'embedded' | 'postgres'; readonly ms: number }
  | { readonly kind: 'stopped'; readonly reason: string }
  | { readonly kind: 'connection-lost'; readonly reason: string }
  | { readonly kind: 'checkpoint'; readonly ms: number; readonly walBytes: number }
  | { readonly kind: 'vacuum'; readonly ms: number; readonly table: string }
  | { readonly kind: 'maintenance-failed'; readonly reason: string }
  | {
      readonly kind: 'serves-with-privileges'
      readonly role: string
      readonly reasons: readonly string[]
    }

export type DatabaseEventListener = (event: DatabaseEvent) => void
