import { use } from 'react'
import { LanguageContext } from './language-context.ts'

/** How days and numbers are written. */
export function useLocale(): string {
  return use(LanguageContext)?.locale ?? 'en-NG'
}
