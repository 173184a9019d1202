import { usePortfolioCertificate } from '@kinfold/api/portfolio/get-portfolio-certificate'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { SaveButton } from '../../../paper/save-button.tsx'
import { useMember } from '../../../session/use-member.ts'

type CertificateButtonProps = { portfolioId: Portfolio['id']; of: string }

export function CertificateButton({ portfolioId, of }: CertificateButtonProps) {
  const { today } = useMember()
  const { run } = usePortfolioCertificate()
  return (
    <SaveButton
      fetchFile={() => run({ params: { id: portfolioId } })}
      fileName={`certificate-${today}.pdf`}
    >
      Save<span className="sr-only"> a certificate of {of}</span>
    </SaveButton>
  )
}
