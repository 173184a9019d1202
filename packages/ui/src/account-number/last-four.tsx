import { Spoken } from '../money/spoken.tsx'

type LastFourProps = { digits: string; spokenBefore: string }

/** "•••• 0004": enough to know one's own by. */
export function LastFour({ digits, spokenBefore }: LastFourProps) {
  const four = digits.slice(-4)
  return (
    <span dir="ltr" className="figures whitespace-nowrap">
      <Spoken as={`${spokenBefore} ${[...four].join(' ')}`}>
        <span className="me-[0.35em] tracking-widest">••••</span>
        {four}
      </Spoken>
    </span>
  )
}
