import { club } from './club.ts'

const lines = [
  club.imprint,
  club.licence,
  ...(club.custody ? [`Your money is held at ${club.custody}`] : []),
]

/** Who is behind the club, from its configuration: in sight on every page, because every doubt asks for it. */
export function TrustLines({ className }: { className?: string }) {
  return <p className={className}>{lines.map(line => line.replace(/\.?$/, '.')).join(' ')}</p>
}
