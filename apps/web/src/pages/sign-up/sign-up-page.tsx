import { queryConfig } from '@kinfold/api/query/query-config'
import { withRedirectUrl } from '@kinfold/contract/session/redirect-url'
import { TextLink } from '@kinfold/ui/text-link'
import { Link, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { paths } from '../../address/paths.ts'
import { readRedirectUrl } from '../../address/read-redirect-url.ts'
import { club } from '../../club/club.ts'
import { PrivateClubNotice } from './private-club-notice.tsx'
import { RegistrationForm } from './registration-form.tsx'

export function SignUpPage() {
  const target = readRedirectUrl(useLocation().search)
  return (
    <SWRConfig value={queryConfig}>
      <h1 className="text-display font-bold">Create Account</h1>
      <p className="mt-2 text-body text-ink-muted">
        Your name must match your government ID and bank name
      </p>
      <PrivateClubNotice />
      <RegistrationForm />
      <p className="mt-6 text-center text-body text-ink-muted">
        Already a member?{' '}
        <TextLink asChild>
          <Link to={withRedirectUrl(paths.signIn, target)}>Sign In</Link>
        </TextLink>
      </p>
      <p className="mt-3 text-center text-small text-ink-muted">
        For a corporate account, write to{' '}
        <TextLink href={club.links.corporateAccount}>{club.supportEmail}</TextLink>
      </p>
    </SWRConfig>
  )
}
