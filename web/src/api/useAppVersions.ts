import { useGetAppVersion } from './generated/api.ts'

/** The app in both stores; undefined while it loads and where it cannot be read, which is no failure to speak of: the browser does as well. */
export function useAppVersions() {
  const android = useGetAppVersion({ platform: 'android' })
  const ios = useGetAppVersion({ platform: 'ios' })
  return { android: android.data, ios: ios.data }
}
