import { Words } from '@kinfold/ui/words'
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react'

const languageKeys = ['english', 'pseudo', 'arabic'] as const

export type LanguageKey = (typeof languageKeys)[number]
type Language = ComponentProps<typeof Words>['language']

const own: Language = { locale: 'en-NG', words: {} }

// Only who speaks a language fetches it.
const languages: Record<LanguageKey, () => Promise<Language>> = {
  english: async () => own,
  pseudo: async () => (await import('@kinfold/ui/pseudo-language')).pseudoLanguage,
  arabic: async () => (await import('@kinfold/ui/arabic')).arabic,
}

const listeners = new Set<() => void>()
let spoken = own

export function isLanguage(key: unknown): key is LanguageKey {
  return languageKeys.some(each => each === key)
}

/** Has the parts of the story that is shown say their words in another language; what was done in it stays done. */
export async function speak(key: LanguageKey): Promise<void> {
  spoken = await languages[key]()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function SpokenLanguage({ children }: { children: ReactNode }) {
  return <Words language={useSyncExternalStore(subscribe, () => spoken)}>{children}</Words>
}
