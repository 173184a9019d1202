// Messages between the main thread and the engine's thread. `bytes` is PostgreSQL's wire protocol;
// `session` separates a reconnected client's answers from those of the client it replaced.
export type ToEngine =
  | { readonly kind: 'attach'; readonly session: number }
  | { readonly kind: 'data'; readonly session: number; readonly bytes: Uint8Array }
  | { readonly kind: 'close' }

export type FromEngine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string; readonly diskFull: boolean }
  | { readonly kind: 'attached'; readonly session: number }
  | { readonly kind: 'data'; readonly session: number; readonly bytes: Uint8Array }
  | { readonly kind: 'checkpoint'; readonly ms: number; readonly walBytes: number }
  | { readonly kind: 'vacuum'; readonly ms: number; readonly table: string }
  | { readonly kind: 'maintenance-failed'; readonly reason: string }
  | { readonly kind: 'closed' }

// The thread ends with this code when it stopped because the disk is full.
export const diskFullExitCode = 28
