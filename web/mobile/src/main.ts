import { BiometricAuth } from '@aparajita/capacitor-biometric-auth'
import { App } from '@capacitor/app'
import { Capacitor } from '@capacitor/core'
import { Device } from '@capacitor/device'
import { PushNotifications } from '@capacitor/push-notifications'
import { SplashScreen } from '@capacitor/splash-screen'
import { SecureStoragePlugin } from 'capacitor-secure-storage-plugin'
import { makeShell } from './shell.ts'

/** The file that the client starts with, which the build of the app fills in. */
declare const CLIENT: string

// One script for both: a page does not wait for what a module awaits before it runs the next one.
window.acometidaShell = await makeShell({
  Capacitor,
  App,
  BiometricAuth,
  Device,
  PushNotifications,
  SecureStorage: SecureStoragePlugin,
  SplashScreen,
})
await import(CLIENT)
