import { createContext, type ReactNode, use, useMemo, useState } from 'react'

type Privacy = { hidden: boolean; setHidden: (hidden: boolean) => void }

const PrivacyContext = createContext<Privacy>({ hidden: false, setHidden: () => {} })

type AmountPrivacyProps = {
  /** What the member chose last time. */
  defaultHidden?: boolean | undefined
  /** For remembering the choice. */
  onHiddenChange?: (hidden: boolean) => void
  children: ReactNode
}

/** Every amount below shows or hides together, for a member who opens the page in company. */
export function AmountPrivacy({
  defaultHidden = false,
  onHiddenChange,
  children,
}: AmountPrivacyProps) {
  const [hidden, choose] = useState(defaultHidden)
  const privacy = useMemo(
    () => ({
      hidden,
      setHidden: (next: boolean) => {
        choose(next)
        onHiddenChange?.(next)
      },
    }),
    [hidden, onHiddenChange],
  )
  return <PrivacyContext value={privacy}>{children}</PrivacyContext>
}

export function useAmountPrivacy(): Privacy {
  return use(PrivacyContext)
}
