import { useSWRConfig } from 'swr'

/** For signing out: nothing of the last person is left for the next. */
export function useClearQueries(): () => void {
  const { unload } = useSWRConfig()
  return () => unload({ revalidate: false })
}
