import type { Page } from '@playwright/test'

/** A phone with the app. */
export interface PhoneApp {
  readonly version?: string
  readonly biometry?: 'fingerprint' | 'face' | null
  /** The credentials in the key store. */
  readonly stored?: { readonly user: string; readonly password: string }
  /** The result of each biometric prompt; `waits`: the prompt stays open. */
  readonly recognises?: 'recognised' | 'cancelled' | 'failed' | 'waits'
  /** Whether the system lets the client store credentials. */
  readonly saves?: boolean
  /** The users who have seen the welcome on it. */
  readonly welcomed?: readonly number[]
  /** Whether the news slides are still to be shown. */
  readonly hasNews?: boolean
}

/** Starts every page of a journey in the shell of the app. `window.toldShell` records the messages to the shell. */
export async function inShell(page: Page, app: PhoneApp = {}): Promise<void> {
  // Functions compiled by tsx call a helper to set their names, which no page has.
  await page.addInitScript('globalThis.__name ??= (named) => named')
  await page.addInitScript(
    ({
      version = '4.2.0',
      biometry = null,
      stored = null,
      recognises = 'recognised',
      saves = true,
      welcomed = [],
      hasNews,
    }) => {
      let kept: { user: string; password: string } | null = stored
      const told: string[] = []
      const seen = welcomed.map((userId) => `${userId}:seen`).join(',')
      if (localStorage.getItem('acometida.welcomeSeen') === null) localStorage.setItem('acometida.welcomeSeen', seen)
      const news = welcomed.map((userId) => `${userId}:1`).join(',')
      if (!hasNews && localStorage.getItem('acometida.newsSeen') === null)
        localStorage.setItem('acometida.newsSeen', news)
      Object.assign(window, {
        toldShell: told,
        acometidaShell: {
          platform: 'android',
          version,
          hideSplash: () => told.push('hideSplash'),
          openStore: (url: string) => told.push(`openStore ${url}`),
          biometry: {
            type: async () => biometry,
            holds: async (pair?: { user: string; password: string }) =>
              kept !== null && (pair === undefined || (pair.user === kept.user && pair.password === kept.password)),
            save: async (pair: { user: string; password: string }) => {
              if (saves) kept = pair
              return saves
            },
            read: async () => {
              if (recognises === 'waits') return new Promise<never>(() => {})
              if (recognises !== 'recognised') return { kind: recognises }
              return kept ? { kind: 'recognised', credentials: kept } : { kind: 'none' }
            },
            clear: async () => {
              kept = null
            },
          },
          requestPush: async () => null,
        },
      })
    },
    {
      ...app,
      welcomed: app.welcomed ?? [],
      hasNews: app.hasNews ?? false,
    },
  )
}

/** The messages that the client sent to the shell since the page was loaded. */
export function toldShell(page: Page): Promise<readonly string[]> {
  // The shell of `inShell` keeps them there.
  return page.evaluate(() => (window as Window & { toldShell?: string[] }).toldShell ?? [])
}
