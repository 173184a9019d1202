import type { Faq } from '@kinfold/contract/faq/faq'

type Category = { category: string; questions: Faq[] }

/** The questions that hold every word, under their categories, in the club's own order. */
export function faqsByCategory(faqs: readonly Faq[], search: string): Category[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ question, answer }: Faq) => {
    const text = `${question} ${answer}`.toLowerCase()
    return words.every(word => text.includes(word))
  }
  const categories = new Map<string, Faq[]>()
  for (const faq of faqs.filter(matches).toSorted((a, b) => a.position - b.position)) {
    const questions = categories.get(faq.category) ?? []
    categories.set(faq.category, [...questions, faq])
  }
  return [...categories].map(([category, questions]) => ({ category, questions }))
}
