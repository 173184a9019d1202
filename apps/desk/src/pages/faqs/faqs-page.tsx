import { useManagedFaqs } from '@kinfold/api/operator/content/list-managed-faqs'
import { useAddressValue } from '@kinfold/app/address/use-address-value'
import type { ManagedFaq } from '@kinfold/contract/operator/content/managed-faq'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { paths } from '../../address/paths.ts'
import { SearchField } from '../../queue/search-field.tsx'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { AddFaq } from './add-faq.tsx'
import { OneFaq } from './one-faq.tsx'

const columns: DataTableProps<ManagedFaq>['columns'] = [
  { id: 'question', header: 'Question', card: 'title', cell: ({ question }) => question },
  {
    id: 'category',
    header: 'Category',
    card: 'note',
    cell: ({ category }) => category,
    width: 'minmax(8rem, auto)',
  },
  {
    id: 'place',
    header: 'Place',
    card: 'figure',
    align: 'end',
    cell: ({ position }) => position,
    width: 'minmax(4rem, auto)',
  },
]

const idOf = ({ id }: ManagedFaq) => id
const { faqs: path } = paths

/** What members ask most, and what they are answered. */
export function FaqsPage() {
  const read = useManagedFaqs()
  const [words, setWords] = useAddressValue('search')
  const all = read.data?.faqs ?? []
  const wanted = words.toLowerCase()
  const rows = all.filter(({ category, question, answer }) =>
    `${category}\n${question}\n${answer}`.toLowerCase().includes(wanted),
  )
  return (
    <SectionPage
      path={path}
      title="Questions and answers"
      about="In the order in which members find them."
      add={{ label: 'Add a question', form: <AddFaq all={all} /> }}
      itemIds={rows.map(idOf)}
      item={{
        what: 'question',
        read,
        find: ({ faqs }, faqId) => faqs.find(({ id }) => id === faqId),
        show: faq => <OneFaq faq={faq} all={all} />,
      }}
    >
      <SearchField label="Words of a question or answer" value={words} onSearch={setWords} />
      <SectionTable
        path={path}
        caption="Questions"
        columns={columns}
        read={read}
        rows={rows}
        idOf={idOf}
        empty={
          words
            ? { title: 'No question has these words', text: 'Fewer words find more.' }
            : { title: 'No question yet', text: 'Members see what is added here among the FAQs.' }
        }
      />
    </SectionPage>
  )
}
