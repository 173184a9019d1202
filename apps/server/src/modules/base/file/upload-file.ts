import type { uploadFile as endpoint } from '@kinfold/contract/file/upload-file'
import type { Answer, UploadCall } from '../../../calls/call.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { describeStoredFile } from './describe-stored-file.ts'
import { type KeepRefusal, keepFile } from './keep-file.ts'

type Endpoint = typeof endpoint

export async function uploadFile(
  services: Services,
  { caller, upload: { file, fields } }: UploadCall<Endpoint>,
): Promise<Answer<Endpoint> | KeepRefusal> {
  const kept = await keepFile(services, caller.accountId, fields.purpose, file)
  return kept instanceof Refusal ? kept : describeStoredFile(kept)
}
