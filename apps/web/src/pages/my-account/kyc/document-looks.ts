import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'
import type { StatusLooks } from '../../../status/status-looks.ts'

export const documentLooks: StatusLooks<DocumentStatus> = {
  not_submitted: { tone: 'neutral', label: 'Not uploaded' },
  submitted: { tone: 'warning', label: 'Being checked' },
  approved: { tone: 'success', label: 'Approved' },
  rejected: { tone: 'danger', label: 'Rejected' },
}
