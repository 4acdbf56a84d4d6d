import { useSyncExternalStore } from 'react'

export const THEME_CHOICES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/**
 * The theme choice and its setter. `system` follows the device. public/theme.js applies the same rules before the first
 * paint.
 */
export function useTheme() {
  const choice = useSyncExternalStore(subscribe, readChoice)
  return [choice, chooseTheme] as const
}

/** Stores the choice and applies it at once. */
export function chooseTheme(choice: ThemeChoice) {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  current = choice
  applyTheme()
  for (const listener of listeners) listener()
}

const KEY = 'acometida.theme'
const DARK = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()
let current: ThemeChoice | undefined

function readChoice(): ThemeChoice {
  if (current) return current
  try {
    const stored = localStorage.getItem(KEY)
    current = THEME_CHOICES.find((choice) => choice === stored) ?? 'system'
  } catch {
    current = 'system'
  }
  return current
}

function subscribe(listener: () => void) {
  const media = matchMedia(DARK)
  listeners.add(listener)
  media.addEventListener('change', applyTheme)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', applyTheme)
  }
}

/** Draws the page in the theme that was chosen. The client's pages have it from public/theme.js already. */
export function applyTheme() {
  const choice = readChoice()
  const dark = choice === 'dark' || (choice === 'system' && matchMedia(DARK).matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}
