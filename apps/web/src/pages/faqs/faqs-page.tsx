import { useFaqs } from '@kinfold/api/faq/list-faqs'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Faq } from '@kinfold/contract/faq/faq'
import { Accordion } from '@kinfold/ui/accordion'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { PageHeader } from '@kinfold/ui/page-header'
import { Section } from '@kinfold/ui/section'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextField } from '@kinfold/ui/text-field'
import { TextLink } from '@kinfold/ui/text-link'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { club } from '../../club/club.ts'
import { faqsByCategory } from './faqs-by-category.ts'

export function FaqsPage() {
  const { data, failure, isRefetching, reload } = useFaqs()
  return (
    <div
      aria-busy={isRefetching || undefined}
      data-refetching={isRefetching || undefined}
      className="flex flex-col gap-6"
    >
      <PageHeader title="FAQs" description="What members ask most." />
      <ReadFailure what="The answers" failure={failure} onRetry={reload} />
      {data ? <Answers faqs={data.faqs} /> : failure ? null : <AnswersToCome />}
    </div>
  )
}

/** `?question=` opens one answer, so an answer that is opened has its link in the address. */
function Answers({ faqs }: { faqs: readonly Faq[] }) {
  const [words, setWords] = useState('')
  const [query, setQuery] = useSearchParams()
  const asked = query.get('question')
  const showInAddress = (open: string[]) =>
    setQuery(
      before => {
        const query = new URLSearchParams(before)
        const last = open.at(-1)
        if (last === undefined) query.delete('question')
        else query.set('question', last)
        return query
      },
      { replace: true },
    )
  const categories = faqsByCategory(faqs, words)
  const found = categories.reduce((sum, { questions }) => sum + questions.length, 0)
  if (faqs.length === 0) {
    return (
      <EmptyState title="No answers yet">
        <TextLink href={club.links.contact}>Write to us</TextLink> with any question.
      </EmptyState>
    )
  }
  return (
    <>
      <TextField
        label="Search"
        labelHidden
        type="search"
        placeholder="Search..."
        value={words}
        onChange={event => setWords(event.target.value)}
        start={<Search aria-hidden size={20} strokeWidth={1.75} />}
      />
      <p role="status" className={found === 0 ? 'text-body text-ink-muted' : 'sr-only'}>
        {found === 0 ? 'Nothing matches. Try other words, or write to us.' : ''}
        {found > 0 && words ? `${found} found` : ''}
      </p>
      {categories.map(({ category, questions }) => (
        <Section key={category} title={category}>
          <Accordion
            defaultOpen={asked ? [asked] : []}
            onOpenChange={showInAddress}
            items={questions.map(({ id, question, answer }) => ({
              value: id,
              title: question,
              content: <span className="whitespace-pre-line">{answer}</span>,
            }))}
          />
        </Section>
      ))}
    </>
  )
}

function AnswersToCome() {
  return (
    <LoadingRegion label="Loading" className="flex flex-col gap-4">
      {[0, 1, 2, 3, 4, 5].map(place => (
        <Skeleton key={place} className="h-control w-full" />
      ))}
    </LoadingRegion>
  )
}
