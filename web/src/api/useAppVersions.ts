import { useQuery } from '@tanstack/react-query'
import { getGetAppVersionQueryOptions } from './generated/api.ts'

/** The app in both stores; undefined while it loads and where it cannot be read, which is no failure to speak of: the browser does as well. */
export function useAppVersions() {
  const android = useQuery(getGetAppVersionQueryOptions({ platform: 'android' }))
  const ios = useQuery(getGetAppVersionQueryOptions({ platform: 'ios' }))
  return { android: android.data, ios: ios.data }
}
