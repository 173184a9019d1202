import { createContext } from 'react'
import type { Language, UiWords } from './ui-words.ts'

/** A language that may have words for some parts only. */
export type SomeLanguage = Pick<Language, 'locale'> & { words: Partial<UiWords> }

/** None means the English that parts bring along. */
export const LanguageContext = createContext<SomeLanguage | undefined>(undefined)
