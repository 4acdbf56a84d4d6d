import { useQuery } from '@tanstack/react-query'
import { getGetAppVersionQueryOptions } from './generated/api.ts'

/** The app in both stores; undefined while it loads and where it cannot be read, which is no failure to speak of: the browser does as well. */
export function useAppVersions() {
  const meta = { screenShows: 'all' } as const
  const android = useQuery({ ...getGetAppVersionQueryOptions({ platform: 'android' }), meta })
  const ios = useQuery({ ...getGetAppVersionQueryOptions({ platform: 'ios' }), meta })
  return { android: android.data, ios: ios.data }
}
