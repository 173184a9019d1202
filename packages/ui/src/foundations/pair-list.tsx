import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { Theme } from '../theme/theme.ts'
import type { ColourPair } from '../tokens/colour-pairs.ts'
import { contrast } from '../tokens/contrast.ts'
import { ratioText } from '../tokens/ratio-text.ts'
import { finalValueOf, type Tokens } from '../tokens/style-sheet-tokens.ts'

type ReachedProps = ColourPair & { words: string; tokens: Tokens }

function Reached({ front, back, minimum, words, tokens }: ReachedProps) {
  const [own, under] = [finalValueOf(tokens, front), finalValueOf(tokens, back)]
  const ratio = contrast(own, under)
  const passes = ratio >= minimum
  const Mark = passes ? Check : X
  return (
    <span className="flex min-w-26 items-center gap-2" data-testid="contrast" data-passes={passes}>
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-tip border border-line font-semibold"
        style={{ background: under, color: own }}
      >
        {minimum === 3 ? <span className="size-4.5 rounded-full border-3 border-current" /> : 'Aa'}
      </span>
      <span className="figures text-caption">
        <span className="block text-ink-muted">{words}</span>
        <span className={passes ? 'font-semibold' : 'font-semibold text-danger'}>
          {ratioText(ratio)}
          <Mark
            aria-hidden="true"
            className={cx('ms-1 inline size-3.5 align-[-0.125em]', passes && 'text-success')}
          />
          <span className="sr-only">{passes ? ' passes' : ' fails'}</span>
        </span>
      </span>
    </span>
  )
}

const needs = [
  [4.5, 'Words: at least 4.5 to 1'],
  [3, 'Edges, rings and lines: at least 3 to 1'],
] as const

type PairListProps = { pairs: readonly ColourPair[]; tokens: Readonly<Record<Theme, Tokens>> }

/** Each pair with what it reaches in both themes, by what it has to reach. */
export function PairList({ pairs, tokens }: PairListProps) {
  const isSame = ({ front, back }: ColourPair) =>
    [front, back].every(
      name => finalValueOf(tokens.light, name) === finalValueOf(tokens.dark, name),
    )
  return (
    <div className="flex flex-col gap-8">
      {needs
        .map(([minimum, title]) => ({
          title,
          needing: pairs.filter(pair => pair.minimum === minimum),
        }))
        .filter(({ needing }) => needing.length > 0)
        .map(({ title, needing }) => (
          <section key={title}>
            <h3 className="text-small font-semibold">{title}</h3>
            <ul className="mt-2 grid gap-x-8 lg:grid-cols-2">
              {needing.map(pair => (
                <li
                  key={`${pair.front} ${pair.back}`}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
                >
                  <p className="min-w-32 flex-1 text-caption">
                    <code className="block font-sans text-small font-semibold">{pair.front}</code>
                    <span className="text-ink-muted">on {pair.back}</span>
                  </p>
                  <div className="flex gap-5">
                    <Reached
                      {...pair}
                      words={isSame(pair) ? 'Both' : 'Light'}
                      tokens={tokens.light}
                    />
                    {isSame(pair) ? null : <Reached {...pair} words="Dark" tokens={tokens.dark} />}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
