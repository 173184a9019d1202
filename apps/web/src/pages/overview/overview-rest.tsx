import type { ReactNode } from 'react'
import { HelpfulResources } from './helpful-resources.tsx'
import { LatestTransactions } from './latest-transactions.tsx'
import { OwnWallets } from './own-wallets.tsx'
import { PortfolioCards } from './portfolio-cards.tsx'
import { WhatIsNext } from './what-is-next.tsx'

type OverviewRestProps = {
  /** Somebody on their first day has nothing that could be next. */
  isFirstDay: boolean
  /** One more button beside those of the wallets. */
  action?: ReactNode
}

/** All of the overview that comes after its one figure; in the widest windows what is next stands beside the rest. */
export function OverviewRest({ isFirstDay, action }: OverviewRestProps) {
  if (isFirstDay)
    return (
      <>
        <PortfolioCards />
        <OwnWallets isFirstDay>{action}</OwnWallets>
        <HelpfulResources />
      </>
    )
  return (
    <div className="flex flex-col gap-6 md:gap-8 widest:grid widest:grid-cols-[minmax(0,1fr)_--spacing(104)] widest:items-start">
      <div className="grid gap-4 md:grid-cols-2 widest:col-start-2 widest:row-span-3 widest:grid-cols-1">
        <WhatIsNext />
        <OwnWallets>{action}</OwnWallets>
      </div>
      <PortfolioCards />
      <LatestTransactions />
      <HelpfulResources />
    </div>
  )
}
