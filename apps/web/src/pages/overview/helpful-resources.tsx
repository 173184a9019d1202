import { Card } from '@kinfold/ui/card'
import { Section } from '@kinfold/ui/section'
import { club } from '../../club/club.ts'

const resources = [
  {
    title: 'Free investment course',
    text: 'The basics of saving and investing, at your own pace.',
    href: club.links.course,
  },
  {
    title: 'Investor profile quiz',
    text: 'Ten questions that tell you which plans suit you.',
    href: club.links.investorQuiz,
  },
]

export function HelpfulResources() {
  return (
    <Section title="Helpful resources">
      <div className="grid gap-4 sm:grid-cols-2">
        {resources.map(({ title, text, href }) => (
          <Card
            key={title}
            headingLevel={3}
            title={title}
            link={<a href={href} target="_blank" rel="noreferrer" />}
          >
            <p className="text-body text-ink-muted">
              {text}
              <span className="sr-only"> Opens in a new tab.</span>
            </p>
          </Card>
        ))}
      </div>
    </Section>
  )
}
