import { getFile } from '@kinfold/contract/file/get-file'
import { uploadFile as uploadFileCall } from '@kinfold/contract/file/upload-file'
import { type Route, signedInRoute, uploadRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { openFile } from './open-file.ts'
import { uploadFile } from './upload-file.ts'

export function fileRoutes(services: Services): readonly Route[] {
  return [
    uploadRoute(uploadFileCall, call => uploadFile(services, call)),
    signedInRoute(getFile, ({ caller, params }) => openFile(services, caller, params.id)),
  ]
}
