import { object } from 'superstruct'
import { ownerProof, ownerProofErrors } from '../bank-account/owner-proof.ts'
import { endpoint } from '../endpoint.ts'

export const fetchDataExport = endpoint({
  summary: 'The archive as a ZIP file, once, for whoever proves again who they are.',
  method: 'POST',
  path: '/customer/export/file',
  access: 'member',
  body: object(ownerProof),
  response: { contentType: 'application/zip', fileName: 'data-export.zip' },
  errors: ['export_not_ready', ...ownerProofErrors],
})
