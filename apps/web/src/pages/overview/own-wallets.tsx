import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { walletIn } from '@kinfold/contract/wallet/wallet-in'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { Money } from '@kinfold/ui/money'
import { Stat } from '@kinfold/ui/stat'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { currencyNouns } from '../../currency/currency-nouns.ts'
import { useOwnCurrencies } from '../../session/use-own-currencies.ts'

type OwnWalletsProps = {
  /** Nothing was ever in them: no figure stands for that. */
  isFirstDay?: boolean
  children?: ReactNode
}

/** What is at hand in each wallet, and what can be done with it. */
export function OwnWallets({ isFirstDay = false, children }: OwnWalletsProps) {
  const { data, failure, reload } = useWallets()
  const held = useOwnCurrencies()
  const isEmpty = data && held.every(currency => !walletIn(data, currency)?.available)
  const isUntouched =
    isFirstDay && data && held.every(currency => !walletIn(data, currency)?.balance)
  return (
    <Card title="Your wallets" className="h-full">
      <ReadFailure what="Your wallets" failure={failure} onRetry={reload} />
      {isUntouched ? (
        <p className="text-body text-ink-muted">
          Nothing is in {held.length > 1 ? 'them' : 'it'} yet. What you fund waits here until you
          contribute or withdraw it.
        </p>
      ) : null}
      {isUntouched || (failure && !data) ? null : (
        <div className="grid gap-x-6 gap-y-4 @sm:grid-cols-2">
          {held.map(currency => {
            const wallet = walletIn(data, currency)
            return (
              <Stat
                key={currency}
                label={`${currencyNouns[currency]}, available`}
                loading={!data}
                hint={wallet?.held ? <Held wallet={wallet} /> : null}
              >
                {wallet ? <Money amount={moneyFromWire(currency, wallet.available)} /> : '–'}
              </Stat>
            )
          })}
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button asChild size="small" variant="secondary">
          <Link to={pathTo.fund()}>Fund wallet</Link>
        </Button>
        {isEmpty ? null : (
          <Button asChild size="small" variant="secondary">
            <Link to={pathTo.withdraw()}>Withdraw</Link>
          </Button>
        )}
        {children}
      </div>
    </Card>
  )
}

function Held({ wallet: { currency, held } }: { wallet: Wallet }) {
  return (
    <>
      <Money amount={moneyFromWire(currency, held)} /> more is set aside for withdrawals
    </>
  )
}
