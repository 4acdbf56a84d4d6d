import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { registerSW } from 'virtual:pwa-register'
import { releaseStore } from './notices/release.store.ts'

/** Installs the service worker, so that the client opens offline. An open page checks for a new release every hour. */
export function installServiceWorker(): void {
  const takeOver = registerSW({
    // The first page reads its settings before the service worker can store them.
    onOfflineReady: () => void caches.open('settings').then((settings) => settings.add('/config.json')),
    onNeedRefresh: () => releaseStore.set(() => void takeOver(true)),
    onRegisteredSW: (_url, registration) => {
      // Offline, the check fails.
      if (registration) setInterval(() => void registration.update().catch(() => undefined), HOUR_MS)
    },
    onRegisterError: (error) => console.error('The client cannot be kept on this device.', error),
  })
}
