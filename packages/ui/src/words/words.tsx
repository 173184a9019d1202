import { createContext, type ReactNode, use } from 'react'
import type { Language, UiWords } from './ui-words.ts'

type SomeLanguage = Pick<Language, 'locale'> & { words: Partial<UiWords> }

const LanguageContext = createContext<SomeLanguage>({ locale: 'en-NG', words: {} })

export type WordsProps = {
  /** The words, and how days and numbers are written; a part whose words are left out keeps its English. */
  language: SomeLanguage
  children: ReactNode
}

/** Everything below says its own words in this language. Without it, all is said in English. */
export function Words({ language, children }: WordsProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** What a part says by itself. It brings its own English, so a page has the words of its parts and no others. */
export function useWords<Part extends keyof UiWords>(
  part: Part,
  english: UiWords[Part],
): UiWords[Part] {
  return use(LanguageContext).words[part] ?? english
}

/** How days and numbers are written. */
export function useLocale(): string {
  return use(LanguageContext).locale
}
