import { sendNotice } from '@kinfold/contract/operator/content/send-notice'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { noticesKey } from './list-notices.ts'

export const sendNoticeMutation = mutation('POST /operator/notice/send', sendNotice, {
  invalidates: [noticesKey],
  success: 'The notice is on its way.',
})

export const useSendNotice = () => useMutation(sendNoticeMutation)
