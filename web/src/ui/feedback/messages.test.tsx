import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '#src/ui/action/Button.tsx'
import { ErrorSummary } from '#src/ui/form/kit/ErrorSummary.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Badge } from './Badge.tsx'
import { Banner } from './Banner.tsx'
import { CountdownCircle } from './CountdownCircle.tsx'
import { ErrorState } from './ErrorState.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'
import { toast, toastStore } from './toast.store.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { useUnderway } from './useUnderway.ts'

afterEach(() => void vi.useRealTimers())

test('keeps the words of a button that is sending, and ignores its presses and its form', async () => {
  const press = vi.fn<() => void>()
  const submit = vi.fn<() => void>()
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading onClick={press}>
        Enviar
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Enviar', busy: true }))
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('focuses the error summary at each failed attempt, and leads from each line to its field', async () => {
  const view = (attempt: number) => (
    <>
      <ErrorSummary problems={[{ fieldId: 'phone', message: 'Faltan cifras' }]} attempt={attempt} />
      <TextField kind="line" id="phone" label="Teléfono" />
    </>
  )
  const { rerender } = render(view(1))
  expect(document.activeElement).toBe(screen.getByRole('alert'))

  await userEvent.click(screen.getByRole('link', { name: 'Faltan cifras' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Teléfono' }))

  rerender(view(2))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test('names a dialog by its title, and closes it with Escape unless it must be answered', () => {
  const close = vi.fn<() => void>()
  const view = (dismissible: boolean) => (
    <Dialog open title="¿Eliminar?" onClose={close} dismissible={dismissible}>
      Texto
    </Dialog>
  )
  const { rerender } = render(view(true))
  const dialog = screen.getByRole('dialog', { name: '¿Eliminar?' })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(close).toHaveBeenCalledTimes(1)

  rerender(view(false))
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(close).toHaveBeenCalledTimes(1)
  expect(within(dialog).queryByRole('button', { name: 'Cerrar' })).toBeNull()
})

test('announces an error banner, and closes it at a press', async () => {
  const dismiss = vi.fn<() => void>()
  render(
    <Banner tone="error" onDismiss={dismiss}>
      No se ha podido guardar
    </Banner>,
  )
  const banner = screen.getByRole('alert')
  expect(banner.textContent).toContain('Error: No se ha podido guardar')
  await userEvent.click(within(banner).getByRole('button', { name: 'Cerrar' }))
  expect(dismiss).toHaveBeenCalledOnce()
})

test('shows nothing on a badge at zero, and 999 at most [CO-024]', () => {
  const { container, rerender } = render(<Badge count={0} label="0 sin leer" />)
  expect(container.textContent).toBe('')
  rerender(<Badge count={999} />)
  expect(container.textContent).toBe('999')
  rerender(<Badge count={1200} />)
  expect(container.textContent).toBe('999')
})

test('removes a polite toast after six seconds, and keeps an error', () => {
  vi.useFakeTimers()
  render(<ToastRegion />)
  act(() => {
    toast.success('Guardado')
    toast.error('Sin respuesta')
  })
  const region = screen.getByRole('region', { name: 'Avisos' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  act(() => void vi.advanceTimersByTime(5999))
  expect(region.textContent).toContain('Guardado')
  act(() => void vi.advanceTimersByTime(1))
  expect(region.textContent).not.toContain('Guardado')
  expect(region.textContent).toContain('Sin respuesta')
  fireEvent.click(within(region).getByRole('button', { name: 'Cerrar' }))
  expect(region.textContent).toBe('')
})

test('runs the action of a toast once the toast has gone, and never after an undo', () => {
  vi.useFakeTimers()
  render(<ToastRegion />)
  const region = screen.getByRole('region', { name: 'Avisos' })
  const onKept = vi.fn<() => Promise<void>>(async () => undefined)
  const tell = () => act(() => void toast.undoable('Se retira', { about: [], onKept }))
  tell()
  act(() => void vi.advanceTimersByTime(5999))
  expect(onKept).not.toHaveBeenCalled()
  fireEvent.click(within(region).getByRole('button', { name: 'Deshacer' }))
  act(() => void vi.advanceTimersByTime(6000))
  expect([onKept.mock.calls.length, region.textContent]).toEqual([0, ''])
  tell()
  act(() => void vi.advanceTimersByTime(6000))
  expect([onKept.mock.calls.length, region.textContent]).toEqual([1, ''])
  tell()
  fireEvent.click(within(region).getByRole('button', { name: 'Cerrar' }))
  expect(onKept).toHaveBeenCalledTimes(2)
})

test('counts the items of a toast as under way until it is undone or its action has finished', async () => {
  let finish = () => {}
  const { result } = renderHook(useUnderway)
  const about = ['d1', 'd2']
  const tell = () =>
    act(
      () =>
        void toast.undoable('Se retiran', { about, onKept: () => new Promise<void>((resolve) => (finish = resolve)) }),
    )
  tell()
  expect(['d1', 'd2', 'd3'].map(result.current.isUnderway)).toEqual([true, true, false])
  act(() => result.current.undoOf('d2')?.())
  expect(result.current.isUnderway('d1')).toBe(false)
  tell()
  act(() => toast.dismiss(toastStore.current().at(-1)?.id ?? 0))
  expect([result.current.isUnderway('d1'), result.current.undoOf('d1')]).toEqual([true, null])
  await act(async () => finish())
  expect(result.current.isUnderway('d1')).toBe(false)
})

test('runs pending actions at once when the page is left or newer toasts push theirs out', () => {
  render(<ToastRegion />)
  const onRun = vi.fn<(name: string) => void>()
  const tell = (name: string) => toast.undoable(name, { about: [], onKept: async () => onRun(name) })
  act(() => void ['a', 'b', 'c', 'd'].map(tell))
  expect(onRun.mock.calls).toEqual([['a']])
  act(() => void window.dispatchEvent(new Event('pagehide')))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(onRun.mock.calls.flat()).toEqual(['a', 'b', 'c', 'd'])
})

test('covers the container with the loading overlay, or the window where fixed, unless hidden [SC-072]', () => {
  const { container, rerender } = render(<LoadingOverlay label="Pagando" />)
  const veil = () => {
    const { position, inset, zIndex } = getComputedStyle(screen.getByText('Pagando').parentElement ?? document.body)
    return { position, inset: parseFloat(inset), above: Number(zIndex) > 0 }
  }
  expect(veil()).toEqual({ position: 'absolute', inset: 0, above: true })
  rerender(<LoadingOverlay label="Pagando" fixed />)
  expect(veil()).toEqual({ position: 'fixed', inset: 0, above: true })
  rerender(<LoadingOverlay label="Pagando" fixed hidden />)
  expect(container.firstElementChild).toBeNull()
})

test('shows the countdown as minutes and seconds [LA-030]', () => {
  render(<CountdownCircle secondsLeft={191} secondsTotal={300} />)
  expect(screen.getByRole('timer', { name: 'Tiempo restante: 3:11' }).textContent).toBe('3:11')
})

test('offers a retry and a reference after a failed load', async () => {
  const retry = vi.fn<() => void>()
  render(<ErrorState onRetry={retry} reference="7-abc-12" />)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.getByText('7-abc-12')).toBeDefined()
})

test('scrolls to a failure in a form or a dialog, and leaves any other page in place', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const { unmount } = render(<Banner tone="error">On the page</Banner>)
  expect(scrolled).not.toHaveBeenCalled()
  unmount()
  render(
    <dialog open>
      <Banner tone="error">In the dialog</Banner>
    </dialog>,
  )
  render(
    <form>
      <Banner tone="error">In the form</Banner>
    </form>,
  )
  expect(scrolled).toHaveBeenCalledTimes(2)
  scrolled.mockRestore()
})
