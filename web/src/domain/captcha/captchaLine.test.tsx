import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CaptchaLine } from './CaptchaLine.tsx'
import type { CaptchaState } from './useCaptcha.ts'

test.each([
  [{ status: 'exempt', token: undefined }, null],
  [{ status: 'working', token: undefined }, 'Comprobando que la conexión es segura…'],
  [{ status: 'done', token: 'x' }, 'Comprobación de seguridad superada'],
] as const)('offers no retry while nothing has failed: %o', (captcha: CaptchaState, words) => {
  render(<CaptchaLine captcha={captcha} onRetry={() => undefined} />)
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(words)
  expect(screen.queryByRole('button')).toBeNull()
})

test('retries a failed check at a press, and not before', async () => {
  const retry = vi.fn<() => void>()
  render(<CaptchaLine captcha={{ status: 'failed', token: undefined }} onRetry={retry} />)
  expect(screen.getByRole('status').textContent).toContain('No hemos podido hacer la comprobación de seguridad.')
  expect(retry).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(retry).toHaveBeenCalledExactlyOnceWith()
})
