import type { Failure } from '@kinfold/api/client/outcome'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { AmountPrivacyToggle } from '@kinfold/ui/amount-privacy-toggle'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { Money } from '@kinfold/ui/money'
import { Stat } from '@kinfold/ui/stat'

type BalanceCardProps = {
  /** Absent while it is on its way. */
  wallet: Wallet | undefined
  failure: Failure | undefined
  onRetry: () => void
  onFund: () => void
  onWithdraw: () => void
}

export function BalanceCard({ wallet, failure, onRetry, onFund, onWithdraw }: BalanceCardProps) {
  if (failure && !wallet) {
    return <ReadFailure what="Your balance" failure={failure} onRetry={onRetry} />
  }
  return (
    <Card
      tone="feature"
      title="Balance"
      action={<AmountPrivacyToggle className="-mt-2 -me-3 mb-2" />}
    >
      <Stat
        size="hero"
        label="Available"
        loading={!wallet}
        hint={wallet ? <HeldBack wallet={wallet} /> : 'Nothing is held back.'}
      >
        {wallet ? <Money amount={moneyFromWire(wallet.currency, wallet.available)} /> : '–'}
      </Stat>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button aria-haspopup="dialog" onClick={onFund}>
          Fund wallet
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onWithdraw}>
          Withdraw
        </Button>
      </div>
    </Card>
  )
}

/** Why less is available than is there. */
function HeldBack({ wallet: { currency, held, owed } }: { wallet: Wallet }) {
  if (held === 0 && owed === 0) return 'Nothing is held back.'
  return (
    <>
      {held > 0 && (
        <>
          <Money amount={moneyFromWire(currency, held)} /> more is set aside for withdrawals
        </>
      )}
      {held > 0 && owed > 0 && '. '}
      {owed > 0 && (
        <>
          You owe the club <Money amount={moneyFromWire(currency, owed)} />
        </>
      )}
    </>
  )
}
