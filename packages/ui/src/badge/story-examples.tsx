import { Badge } from './badge.tsx'

type Line = { name: string; word?: string; tone?: 'accent' | 'primary' | 'danger' }

function Plans({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="flex flex-col gap-3 text-body">
      {lines.map(({ name, word, tone }) => (
        <li key={name} className="flex items-center gap-3">
          {name}
          {word ? <Badge tone={tone}>{word}</Badge> : null}
        </li>
      ))}
    </ul>
  )
}

export const badgeExamples = [
  {
    good: {
      says: 'It marks the one that differs.',
      show: () => (
        <Plans
          lines={[
            { name: 'Rent Pool' },
            { name: 'Education Pool', word: 'New', tone: 'accent' },
            { name: 'Diaspora Pool' },
          ]}
        />
      ),
    },
    bad: {
      says: 'Where everything is marked, nothing is.',
      show: () => (
        <Plans
          lines={[
            { name: 'Rent Pool', word: 'Popular', tone: 'primary' },
            { name: 'Education Pool', word: 'New', tone: 'accent' },
            { name: 'Diaspora Pool', word: 'Hot', tone: 'danger' },
          ]}
        />
      ),
    },
  },
]
