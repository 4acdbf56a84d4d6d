import { VERSION_CACHE_MS, VERSION_CHECK_MS, versionVerdict } from '@acometida/api-spec/rules/navigation/appVersion'
import { type DevicePlatform, useGetAppVersion } from './generated/api.ts'

/**
 * The app versions in both stores. Undefined while they load or if they cannot be read; that failure is not shown,
 * since the browser works as well.
 */
export function useAppVersions() {
  const android = useGetAppVersion({ platform: 'android' })
  const ios = useGetAppVersion({ platform: 'ios' })
  return { android: android.data, ios: ios.data }
}

/** The app's page in its store. Empty while it is unknown. */
export function useStoreUrl(platform: DevicePlatform): string {
  return useGetAppVersion({ platform }).data?.storeUrl ?? ''
}

/**
 * The verdict on the version of the running app. Checks every five hours while the app is in front, and when it returns
 * there with an answer older than five minutes. Undefined while unknown and when offline.
 */
export function useVersionCheck(platform: DevicePlatform, version: string) {
  const { data } = useGetAppVersion(
    { platform },
    { query: { staleTime: VERSION_CACHE_MS, refetchInterval: VERSION_CHECK_MS, refetchOnWindowFocus: true } },
  )
  return data && { ...data, verdict: versionVerdict(version, data) }
}
