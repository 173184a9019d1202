import { Card } from '@kinfold/ui/card'
import { Emblem } from '@kinfold/ui/emblem'
import { Section } from '@kinfold/ui/section'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import ListChecks from 'lucide-react/icons/list-checks'
import { club } from '../../club/club.ts'

const resources = () => [
  {
    title: 'Free investment course',
    text: 'The basics of saving and investing, at your own pace.',
    href: club.links.course,
    Icon: GraduationCap,
  },
  {
    title: 'Investor profile quiz',
    text: 'Ten questions that tell you which plans suit you.',
    href: club.links.investorQuiz,
    Icon: ListChecks,
  },
]

export function HelpfulResources() {
  return (
    <Section title="Helpful resources">
      <div className="grid gap-4 sm:grid-cols-2">
        {resources().map(({ title, text, href, Icon }) => (
          <Card
            key={title}
            headingLevel={3}
            title={title}
            link={<a href={href} target="_blank" rel="noreferrer" />}
          >
            <div className="flex items-center gap-4">
              <Emblem size="small">
                <Icon strokeWidth={1.75} />
              </Emblem>
              <p className="min-w-0 text-body text-ink-muted">
                {text}
                <span className="sr-only"> Opens in a new tab.</span>
              </p>
            </div>
          </Card>
        ))}
      </div>
    </Section>
  )
}
