import { use } from 'react'
import { LanguageContext } from './language-context.ts'
import type { UiWords } from './ui-words.ts'

/** What a part says by itself. It brings its own English, so a page has the words of its parts and no others. */
export function useWords<Part extends keyof UiWords>(
  part: Part,
  english: UiWords[Part],
): UiWords[Part] {
  return use(LanguageContext)?.words[part] ?? english
}
