import type { CSSProperties } from 'react'
import type { TokenKind } from './token-catalogue.ts'

type TokenSpecimenProps = { kind: TokenKind; value: string }

const box = 'size-11 shrink-0 rounded-tip border border-line'

const styles: Partial<Record<TokenKind, (value: string) => CSSProperties>> = {
  colour: value => ({ background: value }),
  shadow: value => ({ background: 'var(--surface)', boxShadow: value }),
  share: value => ({ background: 'var(--ink)', opacity: Number(value) }),
}

function Curve({ value }: { value: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = value.match(/[\d.]+/g)?.map(Number) ?? []
  return (
    <svg aria-hidden="true" viewBox="-2 -2 44 44" className={`${box} text-primary`}>
      <path
        d={`M0 40C${x1 * 40} ${40 - y1 * 40} ${x2 * 40} ${40 - y2 * 40} 40 0`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** What a value looks like; nothing for what has no look. */
export function TokenSpecimen({ kind, value }: TokenSpecimenProps) {
  if (kind === 'curve') return <Curve value={value} />
  if (kind === 'text') {
    return (
      <span
        aria-hidden="true"
        className="font-semibold"
        style={{ fontSize: value, lineHeight: 1.1 }}
      >
        Aa
      </span>
    )
  }
  if (kind === 'corner') {
    return (
      <span
        aria-hidden="true"
        className="h-11 w-20 shrink-0 border border-line-strong bg-primary-soft"
        style={{ borderRadius: value }}
      />
    )
  }
  if (kind === 'size' || kind === 'time') {
    // Half a second fills the bar: the longest there is.
    const width = kind === 'size' ? value : `${Number.parseFloat(value) * 200}%`
    return (
      <span
        aria-hidden="true"
        className="flex h-3 w-36 shrink-0 overflow-hidden rounded-full bg-surface-disabled"
      >
        <span className="max-w-full rounded-full bg-primary" style={{ width }} />
      </span>
    )
  }
  const style = styles[kind]?.(value)
  return style ? <span aria-hidden="true" className={box} style={style} /> : null
}
