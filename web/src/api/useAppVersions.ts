import { VERSION_CACHE_MS, VERSION_CHECK_MS, versionVerdict } from '@acometida/api-spec/rules/appVersion'
import { type DevicePlatform, useGetAppVersion } from './generated/api.ts'

/**
 * The app in both stores; undefined while it loads and where it cannot be read, which is no failure to speak of: the
 * browser does as well.
 */
export function useAppVersions() {
  const android = useGetAppVersion({ platform: 'android' })
  const ios = useGetAppVersion({ platform: 'ios' })
  return { android: android.data, ios: ios.data }
}

/** The app's page of its store; empty while it is not known. */
export function useStoreUrl(platform: DevicePlatform): string {
  return useGetAppVersion({ platform }).data?.storeUrl ?? ''
}

/**
 * What becomes of the running app: it looks every five hours while it is in front, and when it comes back there with an
 * answer that is older than five minutes. Undefined while nothing is known; without a line that stays so.
 */
export function useVersionCheck(platform: DevicePlatform, version: string) {
  const { data } = useGetAppVersion(
    { platform },
    { query: { staleTime: VERSION_CACHE_MS, refetchInterval: VERSION_CHECK_MS, refetchOnWindowFocus: true } },
  )
  return data && { ...data, verdict: versionVerdict(version, data) }
}
