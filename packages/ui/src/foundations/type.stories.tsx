import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FoundationPage, Section, SpecTable, TokenName } from '../story-layout/foundation-page.tsx'

const meta = { title: 'Foundations/Type', tags: ['autodocs'] } satisfies Meta

export default meta

const scale: { token: string; size: string; weight: string; words: string }[] = [
  { token: 'text-hero', size: '44 / 52', weight: 'font-semibold', words: '₦12,480,000' },
  {
    token: 'text-display',
    size: '34 / 42',
    weight: 'font-semibold',
    words: 'Welcome back, Adaeze',
  },
  { token: 'text-heading', size: '24 / 32', weight: 'font-semibold', words: 'My contributions' },
  { token: 'text-title', size: '20 / 28', weight: 'font-semibold', words: 'Harvest pool' },
  { token: 'text-lead', size: '18 / 28', weight: '', words: 'What we save together outlives us.' },
  {
    token: 'text-body',
    size: '16 / 25',
    weight: '',
    words: 'Validation takes 2 or 3 business days.',
  },
  { token: 'text-small', size: '14 / 21', weight: '', words: 'Confirmed within 48 hours' },
  { token: 'text-caption', size: '13 / 18', weight: '', words: 'Updated on 5 March' },
]

const amounts = ['₦1,111,111.10', '₦8,888,888.80', '₦4,070,214.05']

function Figures({ title, className }: { title: string; className: string }) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-5">
      <p className="text-caption font-medium text-ink-muted">{title}</p>
      <ul className={`mt-3 grid justify-items-end text-heading font-medium ${className}`}>
        {amounts.map(amount => (
          <li key={amount}>{amount}</li>
        ))}
      </ul>
    </div>
  )
}

export const Type: StoryObj = {
  tags: ['matrix'],
  parameters: {
    docs: {
      description: {
        story: 'The scale, the weights, the figures, and names written as they are written.',
      },
    },
  },
  render: () => (
    <FoundationPage
      title="Type"
      lead="One family, Plus Jakarta Sans, served from our own address. Its first file, 19 kB, has the naira sign and the letters of our names."
    >
      <Section
        title="Scale"
        note="Sizes grow with the reader’s own setting. Headings are semibold, words are regular."
      >
        <SpecTable
          head={['Specimen', 'Name', 'Size / line']}
          rows={scale.map(({ token, size, weight, words }) => ({
            key: token,
            cells: [
              <span key="words" className={`${token} ${weight}`}>
                {words}
              </span>,
              <TokenName key="name">{token}</TokenName>,
              <span key="size" className="figures text-ink-muted">
                {size}
              </span>,
            ],
          }))}
        />
      </Section>
      <Section title="Weights">
        <div className="flex flex-wrap gap-x-10 gap-y-4 text-heading">
          <span className="font-normal">Regular 400</span>
          <span className="font-medium">Medium 500</span>
          <span className="font-semibold">Semibold 600</span>
          <span className="font-bold">Bold 700</span>
        </div>
      </Section>
      <Section
        title="Figures"
        note="Amounts are set in figures of one width, so columns line up and nothing jitters."
      >
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(72),100%),1fr))] gap-4">
          <Figures title="figures: for amounts" className="figures" />
          <Figures title="without: for dates in running words" className="" />
        </div>
      </Section>
      <Section title="Names as they are written">
        <p className="text-heading leading-relaxed" lang="yo">
          Adébáyọ̀ Ọlátúnjí · Ṣẹ̀yẹ Ẹniọlá · Chiọma Ụzọ · Nnamdị Ọkọńkwọ́
        </p>
      </Section>
    </FoundationPage>
  ),
  play: async () => {
    await document.fonts.ready
    await expect(document.fonts.check('16px "Plus Jakarta Sans"', '₦')).toBe(true)
  },
}
