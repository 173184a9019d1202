import { club } from './club.ts'

/** Who is behind the club, from its configuration: in sight on every page, because every doubt asks for it. */
export function TrustLines({ className }: { className?: string }) {
  const { imprint, licence, custody } = club
  const lines = [imprint, licence, ...(custody ? [`Your money is held at ${custody}`] : [])]
  return <p className={className}>{lines.map(line => line.replace(/\.?$/, '.')).join(' ')}</p>
}
