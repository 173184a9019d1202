import type { ReactNode } from 'react'
import { LanguageContext, type SomeLanguage } from './language-context.ts'

export type WordsProps = {
  /** The words, and how days and numbers are written; a part whose words are left out keeps its English. */
  language: SomeLanguage
  children: ReactNode
}

/** Everything below says its own words in this language. Without it, all is said in English. */
export function Words({ language, children }: WordsProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}
