import { failureMessages } from '@kinfold/contract/messages'
import { Button } from '@kinfold/ui/button'
import { NotFoundScreen } from '@kinfold/ui/not-found-screen'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'

export function UnknownAuthPage() {
  return (
    <NotFoundScreen title={failureMessages.unknownAuthPage}>
      <Button asChild>
        <Link to={paths.signIn}>Sign In</Link>
      </Button>
    </NotFoundScreen>
  )
}
