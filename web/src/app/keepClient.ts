import { registerSW } from 'virtual:pwa-register'
import { HOUR_MS } from '@acometida/api-spec/rules/durations'
import { releaseStore } from './release.store.ts'

/**
 * Keeps the client on the device, so that it opens without a connection. A page that stays open looks each hour for a
 * new release.
 */
export function keepClient(): void {
  const takeOver = registerSW({
    // The page that brings the client here for the first time has read its settings before anything kept them.
    onOfflineReady: () => void caches.open('settings').then((settings) => settings.add('/config.json')),
    onNeedRefresh: () => releaseStore.set(() => void takeOver(true)),
    onRegisteredSW: (_url, registration) => {
      // Without a connection there is nothing to be looked for.
      if (registration) setInterval(() => void registration.update().catch(() => undefined), HOUR_MS)
    },
    onRegisterError: (error) => console.error('The client cannot be kept on this device.', error),
  })
}
