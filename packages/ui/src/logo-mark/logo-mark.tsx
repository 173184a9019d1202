import { cx } from 'class-variance-authority'
import { useBrand } from '../brand/brand.tsx'

type LogoMarkProps = { className?: string }

/** Only the picture; the name stands beside it or in the link around it. */
export function LogoMark({ className = 'size-10' }: LogoMarkProps) {
  const { mark } = useBrand()
  if (mark) {
    return (
      <>
        <img src={mark.light} alt="" className={cx('object-contain dark:hidden', className)} />
        <img src={mark.dark} alt="" className={cx('hidden object-contain dark:block', className)} />
      </>
    )
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={cx('shrink-0', className)}>
      <rect x="6" y="4" width="7" height="32" rx="3.5" fill="var(--primary)" />
      <path d="M15.5 19.5C15.5 10.5 23 4 34.5 4c0 9-7.5 15.5-19 15.5Z" fill="var(--accent)" />
      <path d="M15.5 20.5c11.5 0 19 6.5 19 15.5-11.5 0-19-6.5-19-15.5Z" fill="var(--primary)" />
    </svg>
  )
}
