import { cx } from 'class-variance-authority'
import { useId } from 'react'

type AdirePatternProps = {
  /** Where the cloth is strongest; it fades away from there, so that words over it stay calm. */
  fade?: 'none' | 'top' | 'end' | 'corner' | 'bottom' | 'edges'
  /** The colour of the lines is the text colour. */
  className?: string | undefined
}

const fades = {
  none: '',
  top: '[mask-image:linear-gradient(to_bottom,black_20%,transparent_80%)]',
  end: '[mask-image:linear-gradient(to_left,black,transparent_75%)] rtl:[mask-image:linear-gradient(to_right,black,transparent_75%)]',
  corner:
    '[mask-image:radial-gradient(farthest-side_at_100%_0,black,transparent_85%)] rtl:[mask-image:radial-gradient(farthest-side_at_0_0,black,transparent_85%)]',
  bottom: '[mask-image:linear-gradient(to_bottom,transparent_15%,black)]',
  edges: '[mask-image:radial-gradient(closest-side,black_35%,transparent)]',
}

/** Hand-drawn resist-dye squares: rings, leaves, combed lines and seeds, as lines only. It fills its positioned parent. */
export function AdirePattern({ fade = 'none', className }: AdirePatternProps) {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-0 size-full opacity-(--pattern-opacity)',
        fades[fade],
        className,
      )}
    >
      <defs>
        <pattern id={id} width="112" height="112" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
            <path d="M0 .75h112M0 56h112M.75 0v112M56 0v112" />
            <circle cx="28" cy="28" r="21" />
            <circle cx="28" cy="28" r="14.5" />
            <circle cx="28" cy="28" r="8" />
            <path d="M84 5c9 7 9 16 0 23-9-7-9-16 0-23Zm0 46c9-7 9-16 0-23-9 7-9 16 0 23ZM61 28c7-9 16-9 23 0-7 9-16 9-23 0Zm46 0c-7-9-16-9-23 0 7 9 16 9 23 0Z" />
            <path d="M5 63h46M5 70h46M5 77h46M5 98h46M5 105h46M5 91h46M5 84h6m34 0h6" />
            <path d="M63 84c0-12 9-21 21-21s21 9 21 21-9 21-21 21M70 84c0-8 6-14 14-14s14 6 14 14-6 14-14 14M77 84c0-4 3-7 7-7s7 3 7 7" />
          </g>
          <g fill="currentColor">
            <circle cx="28" cy="28" r="2.5" />
            <circle cx="19" cy="84" r="2" />
            <circle cx="28" cy="84" r="2" />
            <circle cx="37" cy="84" r="2" />
            <circle cx="84" cy="84" r="2" />
            <circle cx="67" cy="11" r="1.5" />
            <circle cx="101" cy="11" r="1.5" />
            <circle cx="67" cy="45" r="1.5" />
            <circle cx="101" cy="45" r="1.5" />
            <circle cx="66" cy="101" r="1.5" />
            <circle cx="73" cy="103" r="1.5" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
