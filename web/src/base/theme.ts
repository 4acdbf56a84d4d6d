import { useEffect } from 'react'
import { makeStore, useStore } from './store.ts'

export const THEME_CHOICES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/**
 * The theme choice and its setter. `system` follows the device. public/theme.js applies the same rules before the first
 * paint.
 */
export function useTheme() {
  useEffect(() => {
    const media = matchMedia(DARK)
    media.addEventListener('change', applyTheme)
    return () => media.removeEventListener('change', applyTheme)
  }, [])
  return [useStore(choiceStore), chooseTheme] as const
}

/** Stores the choice and applies it at once. */
export function chooseTheme(choice: ThemeChoice) {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  choiceStore.set(choice)
  applyTheme()
}

const KEY = 'acometida.theme'
const DARK = '(prefers-color-scheme: dark)'
const choiceStore = makeStore(storedChoice())

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY)
    return THEME_CHOICES.find((choice) => choice === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Draws the page in the theme that was chosen. The client's pages have it from public/theme.js already. */
export function applyTheme() {
  const choice = choiceStore.current()
  const dark = choice === 'dark' || (choice === 'system' && matchMedia(DARK).matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}
