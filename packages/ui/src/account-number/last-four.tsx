type LastFourProps = { digits: string; spokenBefore: string }

/** "•••• 0004": enough to know one's own by. */
export function LastFour({ digits, spokenBefore }: LastFourProps) {
  const four = digits.slice(-4)
  return (
    <span dir="ltr" className="figures whitespace-nowrap">
      <span className="sr-only select-none">{`${spokenBefore} ${[...four].join(' ')}`}</span>
      <span aria-hidden="true">
        <span className="me-[0.35em] tracking-widest">••••</span>
        {four}
      </span>
    </span>
  )
}
