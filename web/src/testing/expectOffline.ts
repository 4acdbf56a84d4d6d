import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { fakeFetch, type Handler } from './fakeFetch.ts'
import { renderScreens } from './renderScreens.tsx'

/** Checks that a part of a page says that there is no connection, and makes none of its calls. */
export async function expectOffline(part: ReactNode, ...calls: readonly string[]): Promise<void> {
  const made = vi.fn<Handler>()
  vi.stubGlobal('fetch', fakeFetch(Object.fromEntries(calls.map((call) => [call, made]))))
  onlineManager.setOnline(false)
  renderScreens({ '/': part }, '/')
  expect(await screen.findByText('Sin conexión')).toBeDefined()
  expect(made).not.toHaveBeenCalled()
}
