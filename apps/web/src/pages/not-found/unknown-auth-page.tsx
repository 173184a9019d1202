import { failureMessages } from '@kinfold/contract/messages'
import { Button } from '@kinfold/ui/button'
import { Link } from 'react-router-dom'

export function UnknownAuthPage() {
  return (
    <div className="flex flex-col items-start gap-6 py-16">
      <h1 className="text-display font-semibold">{failureMessages.unknownAuthPage}</h1>
      <Button asChild>
        <Link to="/auth/login">Sign In</Link>
      </Button>
    </div>
  )
}
