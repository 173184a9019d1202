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

const amounts = /([₦$])\s?\d[\d,]*(?:\.\d+)?/g

/** For a sentence that has amounts in its words: “₦50,000 is in your wallet” becomes “₦•••• is in your wallet”. */
export function useSentenceInPrivate(): (sentence: string) => string {
  const { hidden } = useAmountPrivacy()
  return sentence => (hidden ? sentence.replace(amounts, '$1••••') : sentence)
}
