import { usePortfolios } from '@kinfold/api/portfolio/list-portfolios'
import { useYearReport } from '@kinfold/api/report/get-year-report'
import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { certificateProblem } from '@kinfold/contract/portfolio/certificate-problem'
import { Card } from '@kinfold/ui/card'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../../address/paths.ts'
import { club } from '../../../club/club.ts'
import { useHasContributed } from '../../../first-steps/use-has-contributed.ts'
import { StatementButton } from '../../../flows/statement/statement-button.tsx'
import { SaveButton } from '../../../paper/save-button.tsx'
import { useMember } from '../../../session/use-member.ts'
import { CertificateButton } from './certificate-button.tsx'
import { PaperLine } from './paper-line.tsx'

/** Every paper a member can have, in one place. The club writes papers; a member keeps documents. */
export function PapersTab() {
  return (
    <div className="flex flex-col gap-4">
      <YearReports />
      <Statements />
      <Certificates />
      <ClubPapers />
    </div>
  )
}

/** Each year since the member joined; before that there is nothing to report. */
function YearReports() {
  const { today, customer } = useMember()
  const { run } = useYearReport()
  const hasContributed = useHasContributed()
  const latest = Number(today.slice(0, 4))
  const joined = Number(customer?.created_at.slice(0, 4) ?? latest)
  const years = Array.from({ length: latest - joined + 1 }, (_, back) => latest - back)
  return (
    <Card
      title="Reports of a year"
      description="Month by month and plan by plan, in each of your currencies."
    >
      {hasContributed === false ? (
        <p className="text-body text-ink-muted">
          Your first report begins with your first contribution.
        </p>
      ) : (
        <ul>
          {years.map(year => (
            <PaperLine
              key={year}
              title={`Report of ${year}`}
              text={year === latest ? 'As far as the year has come.' : 'The whole year.'}
            >
              <SaveButton
                fetchFile={() => run({ query: { year } })}
                fileName={`report-${year}.pdf`}
              >
                Save<span className="sr-only"> the report of {year}</span>
              </SaveButton>
            </PaperLine>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Statements() {
  const { data, failure, reload } = useWallets()
  const wallets = [data?.ngn, data?.usd].flatMap(wallet => (wallet ? [wallet] : []))
  return (
    <Card title="Statements of a wallet" description="For the days you choose.">
      <ReadFailure what="Your wallets" failure={data ? undefined : failure} onRetry={reload} />
      <ul>
        {wallets.map(wallet => (
          <PaperLine
            key={wallet.id}
            title={`${wallet.currency} wallet`}
            text="Each line with the balance after it."
          >
            <StatementButton wallet={wallet}>
              Get a statement<span className="sr-only"> of the {wallet.currency} wallet</span>
            </StatementButton>
          </PaperLine>
        ))}
      </ul>
    </Card>
  )
}

/** Of what holds money today; a portfolio's own page has its report too. */
function Certificates() {
  const { data, failure, reload } = usePortfolios({ per_page: maximumPerPage })
  const held = data?.items.filter(({ status }) => certificateProblem(status) === undefined) ?? []
  if (data && held.length === 0) return null
  return (
    <Card
      title="Certificates"
      description="What you hold in a portfolio today, for a bank or an embassy."
    >
      <ReadFailure what="Your portfolios" failure={data ? undefined : failure} onRetry={reload} />
      <ul>
        {held.map(({ id, plan, currency }) => (
          <PaperLine
            key={id}
            title={
              <TextLink asChild>
                <Link to={pathTo.portfolio(id)}>{planLabel(plan)}</Link>
              </TextLink>
            }
            text={`Portfolio in ${currency}`}
          >
            <CertificateButton portfolioId={id} of={planLabel(plan)} />
          </PaperLine>
        ))}
      </ul>
    </Card>
  )
}

function ClubPapers() {
  const { terms, bylaws, privacy } = club.links
  return (
    <Card title="Documents of the club">
      <ul className="flex flex-wrap gap-x-6 gap-y-3">
        <li>
          <TextLink external href={terms}>
            Terms and conditions
          </TextLink>
        </li>
        <li>
          <TextLink external href={bylaws}>
            Bylaws
          </TextLink>
        </li>
        <li>
          <TextLink external href={privacy}>
            Privacy policy
          </TextLink>
        </li>
      </ul>
      <p className="mt-4 text-small text-ink-muted">
        Every document of yours carries a code. Whoever you hand it to can{' '}
        <TextLink asChild>
          <Link to={pathTo.checkPaper()}>check it</Link>
        </TextLink>
        .
      </p>
    </Card>
  )
}
