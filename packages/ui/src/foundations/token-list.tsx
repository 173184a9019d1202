import { cx } from 'class-variance-authority'
import type { TokenUses } from '../story-layout/token-uses.ts'
import type { CatalogueToken, TokenKind, TokenValue } from './token-catalogue.ts'
import { TokenSpecimen } from './token-specimen.tsx'

const isLength = /^[\d.]+rem$/

type ValueProps = { kind: TokenKind; theme: string; token: TokenValue }

function Value({ kind, theme, token: { value, alias } }: ValueProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <TokenSpecimen kind={kind} value={value} />
      <p className="figures min-w-0 text-caption">
        <span className="block text-ink-muted">{theme}</span>
        <span className="block [overflow-wrap:anywhere]">
          {value}
          {isLength.test(value) ? (
            <span className="text-ink-muted"> · {Number.parseFloat(value) * 16} px</span>
          ) : null}
        </span>
        {alias ? <span className="block text-ink-muted">{alias}</span> : null}
      </p>
    </div>
  )
}

const shownAtOnce = 5

type NamesProps = { of: string; names: readonly string[] }

/** The first few, and the others for whoever asks. */
function Names({ of, names }: NamesProps) {
  const [first, rest] = [names.slice(0, shownAtOnce), names.slice(shownAtOnce)]
  if (first.length === 0) return null
  return (
    <div>
      {of} <span className="text-ink">{first.join(', ')}</span>
      {rest.length > 0 ? (
        <details className="group">
          <summary className="w-fit cursor-pointer rounded-box py-1 text-link underline underline-offset-4">
            and {rest.length} more
          </summary>
          <span className="text-ink">{rest.join(', ')}</span>
        </details>
      ) : null}
    </div>
  )
}

type TokenListProps = { tokens: readonly CatalogueToken[]; uses: TokenUses }

/** A line for each token: what it is called, what it is in each theme, and who uses it. */
export function TokenList({ tokens, uses }: TokenListProps) {
  return (
    <ul className="-mt-4">
      {tokens.map(({ name, kind, light, dark, behind }) => (
        <li
          key={name}
          data-testid="token"
          className="grid items-start gap-x-6 gap-y-3 border-b border-line py-4 last:border-0 md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_minmax(0,5fr)]"
        >
          <code className="font-sans text-small font-semibold [overflow-wrap:anywhere]">
            --{name}
          </code>
          <div className={cx('grid items-start gap-x-6 md:col-span-2', dark && 'grid-cols-2')}>
            <Value kind={kind} theme={dark ? 'Light' : 'Both themes'} token={light} />
            {dark ? <Value kind={kind} theme="Dark" token={dark} /> : null}
          </div>
          <div className="grid gap-1 text-caption text-ink-muted">
            <Names of="Used by" names={uses[name] ?? []} />
            <Names of="Behind" names={behind} />
            {uses[name]?.length || behind.length ? null : 'Used by nothing yet'}
          </div>
        </li>
      ))}
    </ul>
  )
}
