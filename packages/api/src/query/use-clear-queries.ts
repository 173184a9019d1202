import { useSWRConfig } from 'swr'

/** For signing out: clears the last person's data before the next one signs in. */
export function useClearQueries(): () => void {
  const { unload } = useSWRConfig()
  return () => unload({ revalidate: false })
}
