import { usePortfolioCertificate } from '@kinfold/api/portfolio/get-portfolio-certificate'
import { usePortfolioPdf } from '@kinfold/api/portfolio/get-portfolio-pdf'
import { certificateProblem } from '@kinfold/contract/portfolio/certificate-problem'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { Section } from '@kinfold/ui/section'
import { SaveButton } from '../../paper/save-button.tsx'
import { useMember } from '../../session/use-member.ts'

/** What can be printed about a portfolio. */
export function PortfolioPapers({ portfolio: { id, status } }: { portfolio: Portfolio }) {
  const { today } = useMember()
  const report = usePortfolioPdf()
  const certificate = usePortfolioCertificate()
  return (
    <Section
      title="Documents"
      description="PDFs to keep, to print or to hand to a bank. Each carries a code by which anybody can check it."
    >
      <div className="flex flex-wrap gap-3">
        <SaveButton
          fetchFile={() => report.run({ params: { id } })}
          fileName={`portfolio-${today}.pdf`}
        >
          Save the report
        </SaveButton>
        {certificateProblem(status) === undefined ? (
          <SaveButton
            fetchFile={() => certificate.run({ params: { id } })}
            fileName={`certificate-${today}.pdf`}
          >
            Save a certificate
          </SaveButton>
        ) : null}
      </div>
    </Section>
  )
}
