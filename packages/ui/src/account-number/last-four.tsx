import { Spoken } from '../money/spoken.tsx'

type LastFourProps = {
  digits: string
  /** What is said in its place; it is given the digits with room between them. */
  spoken: (digits: string) => string
}

/** "•••• 0004": enough to know one's own by. */
export function LastFour({ digits, spoken }: LastFourProps) {
  const four = digits.slice(-4)
  return (
    <span dir="ltr" className="figures whitespace-nowrap">
      <Spoken as={spoken([...four].join(' '))}>
        <span className="me-[0.35em] tracking-widest">••••</span>
        {four}
      </Spoken>
    </span>
  )
}
