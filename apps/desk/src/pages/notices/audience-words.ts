import type { NoticeBody } from '@kinfold/contract/operator/content/notice'

export const audienceWords: Readonly<Record<NoticeBody['audience'], string>> = {
  everyone: 'Everyone',
  nigerian_members: 'Nigerian members',
  global_members: 'Global members',
}
