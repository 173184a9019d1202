export type BrowserStore = {
  read(): string | null
  write(value: string): void
  clear(): void
}

/** One key of a storage that may be blocked, full or, while pages are pre-rendered, not there at all. */
export function browserStore(kind: 'localStorage' | 'sessionStorage', key: string): BrowserStore {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return typeof window === 'undefined' ? null : action(window[kind])
    } catch {
      return null
    }
  }
  return {
    read: () => attempt(storage => storage.getItem(key)),
    write: value => void attempt(storage => storage.setItem(key, value)),
    clear: () => void attempt(storage => storage.removeItem(key)),
  }
}
