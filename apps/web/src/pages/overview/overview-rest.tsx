import type { ReactNode } from 'react'
import { HelpfulResources } from './helpful-resources.tsx'
import { LatestTransactions } from './latest-transactions.tsx'
import { WhatIsNext } from './next/what-is-next.tsx'
import { OwnWallets } from './own-wallets.tsx'
import { PortfolioCards } from './portfolio-cards.tsx'

type OverviewRestProps = {
  /** Somebody on their first day has nothing that could be next. */
  isFirstDay: boolean
  /** One more button beside those of the wallets. */
  action?: ReactNode
}

/** All of the overview that comes after its one figure. */
export function OverviewRest({ isFirstDay, action }: OverviewRestProps) {
  return (
    <>
      {isFirstDay ? null : (
        <div className="grid gap-4 md:grid-cols-2">
          <WhatIsNext />
          <OwnWallets>{action}</OwnWallets>
        </div>
      )}
      <PortfolioCards />
      {isFirstDay ? <OwnWallets>{action}</OwnWallets> : <LatestTransactions />}
      <HelpfulResources />
    </>
  )
}
