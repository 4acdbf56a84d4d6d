import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { drawsPictures } from '#src/testing/drawsPictures.ts'
import { Upload } from './Upload.tsx'
import type { SendFile } from './useUploads.ts'

test('says how far a chosen file is, and then that it is sent', async () => {
  const { choose, sent, onSent } = await draw()
  await choose(pdf('boletin.pdf'))
  expect(stateOf('boletin.pdf')).toBe('Enviando…')
  act(() => sent[0]?.onProgress(0.4))
  expect(screen.getByRole('progressbar', { name: 'Envío de boletin.pdf' })).toMatchObject({ value: 0.4 })
  act(() => sent[0]?.onProgress(1))
  expect(stateOf('boletin.pdf')).toBe('Enviado; esperando la confirmación…')
  await act(async () => sent[0]?.answer.resolve('DOC-1'))
  expect(stateOf('boletin.pdf')).toBe('Enviado')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ name: 'boletin.pdf' }), 'DOC-1')
})

test('judges a file by its first bytes and its size, and never sends a refused one', async () => {
  const { choose, sent } = await draw()
  await choose(
    new File(['no es un pdf'], 'factura.pdf', { type: 'application/pdf' }),
    pdf('plano.pdf', 1_100_000),
    new File([], 'vacio.png', { type: 'image/png' }),
  )
  expect(stateOf('factura.pdf')).toMatch(/^No es un PDF/)
  expect(stateOf('plano.pdf')).toMatch(/^Pesa más de/)
  expect(stateOf('vacio.png')).toMatch(/vacío/)
  expect(sent).toEqual([])
  expect(screen.queryByRole('button', { name: /Volver a enviar/ })).toBeNull()
})

test('sends two files at a time, and the next once one ends', async () => {
  const { choose, sent } = await draw()
  await choose(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'))
  expect(sent.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf'])
  expect(stateOf('3.pdf')).toBe('En espera')
  await act(async () => sent[0]?.answer.resolve('DOC-1'))
  expect(sent.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf', '3.pdf'])
})

test('says why a file failed in one sentence, and sends it again when asked', async () => {
  const { choose, sent } = await draw({ failureText: () => 'No queda sitio para más documentos.' })
  await choose(pdf('foto.pdf'))
  await act(async () => sent[0]?.answer.reject(new Error('0413')))
  expect(stateOf('foto.pdf')).toBe('No queda sitio para más documentos.')
  await userEvent.click(screen.getByRole('button', { name: 'Volver a enviar foto.pdf' }))
  expect(stateOf('foto.pdf')).toBe('Enviando…')
  await act(async () => sent[1]?.answer.resolve('DOC-1'))
  expect(stateOf('foto.pdf')).toBe('Enviado')
})

test('stops a cancelled file without a failure, and makes room for the next', async () => {
  const { choose, sent } = await draw()
  await choose(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar el envío de 1.pdf' }))
  expect(sent[0]?.signal.aborted).toBe(true)
  await act(async () => sent[0]?.answer.reject(new Error('aborted')))
  expect(stateOf('1.pdf')).toBe('Envío cancelado')
  expect(sent.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf', '3.pdf'])
})

test('takes dropped and pasted files, and focuses the button after a removal', async () => {
  const { sent } = await draw()
  const group = screen.getByRole('group', { name: 'Boletín' })
  const zone = within(group).getByText('o arrástrelos hasta aquí')
  fireEvent.drop(zone, { dataTransfer: { files: [pdf('soltado.pdf')] } })
  fireEvent.paste(group, { clipboardData: { files: [pdf('pegado.pdf')] } })
  await waitFor(() => expect(stateOf('pegado.pdf')).toBe('Enviando…'))
  expect(sent.map(({ name }) => name)).toEqual(['soltado.pdf', 'pegado.pdf'])
  await act(async () => sent[0]?.answer.resolve('DOC-1'))
  await userEvent.click(screen.getByRole('button', { name: 'Quitar soltado.pdf de la lista' }))
  expect(screen.queryByText('soltado.pdf')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elegir archivos' }))
})

test('refuses the same bytes under another name until the first is off the list', async () => {
  const { choose, sent } = await draw()
  await choose(pdf('boletin.pdf'), pdf('copia.pdf', 20, '%PDF-1.7 boletin.pdf'))
  expect(stateOf('copia.pdf')).toBe('Ya está en la lista: es el mismo archivo.')
  expect(sent.map(({ name }) => name)).toEqual(['boletin.pdf'])
  await act(async () => sent[0]?.answer.resolve('DOC-1'))
  for (const name of ['boletin.pdf', 'copia.pdf'])
    await userEvent.click(screen.getByRole('button', { name: `Quitar ${name} de la lista` }))
  await choose(pdf('copia.pdf', 20, '%PDF-1.7 boletin.pdf'))
  expect(sent.map(({ name }) => name)).toEqual(['boletin.pdf', 'copia.pdf'])
})

test('refuses files that are too large together, until others are off the list', async () => {
  const { choose, sent } = await draw({ maxTotalBytes: 1024 * 1024 })
  await choose(pdf('1.pdf', 700_000), pdf('2.pdf', 600_000))
  expect(stateOf('2.pdf')).toMatch(/^Con este pasan de 1 MB/)
  await act(async () => sent[0]?.answer.resolve('DOC-1'))
  await userEvent.click(screen.getByRole('button', { name: 'Quitar 1.pdf de la lista' }))
  await choose(pdf('3.pdf', 600_001))
  expect(sent.map(({ name }) => name)).toEqual(['1.pdf', '3.pdf'])
})

test('keeps a file whose connection is lost, says so, and sends it again once there is one', async () => {
  const { choose, sent } = await draw()
  await choose(pdf('foto.pdf'))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => {
    window.dispatchEvent(new Event('offline'))
    sent[0]?.answer.reject(new Error('the line was lost'))
  })
  expect(stateOf('foto.pdf')).toBe('Sin conexión: se enviará en cuanto vuelva')
  expect(sent).toHaveLength(1)
  online.mockReturnValue(true)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(stateOf('foto.pdf')).toBe('Enviando…')
  expect(sent).toHaveLength(2)
  online.mockRestore()
})

test('asks what a file is that may be several things, and only then sends it', async () => {
  const kinds = ['BOLETIN', 'PLANO'].map((value) => ({ value, label: value }))
  const { choose, sent } = await draw({ kinds })
  await choose(pdf('1.pdf'))
  expect(stateOf('1.pdf')).toBe('Diga qué es para enviarlo')
  expect(sent).toEqual([])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Qué es 1.pdf' }), 'PLANO')
  await waitFor(() => expect(sent.map(({ kind }) => kind)).toEqual(['PLANO']))
})

test('sends the same file as several kinds, but only once as the same kind', async () => {
  const kinds = ['BOLETIN', 'PLANO'].map((value) => ({ value, label: value }))
  const { choose, sent } = await draw({ kinds })
  await choose(pdf('1.pdf'), pdf('2.pdf', 20, '%PDF-1.7 1.pdf'))
  const say = (name: string, kind: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: `Qué es ${name}` }), kind)
  await say('1.pdf', 'PLANO')
  await say('2.pdf', 'PLANO')
  expect(stateOf('2.pdf')).toMatch(/^Ya está en la lista como ese documento/)
  expect(sent.map(({ name, kind }) => [name, kind])).toEqual([['1.pdf', 'PLANO']])
  await say('2.pdf', 'BOLETIN')
  await waitFor(() => expect(stateOf('2.pdf')).toBe('Enviando…'))
  expect(sent.map(({ name, kind }) => [name, kind])).toEqual([
    ['1.pdf', 'PLANO'],
    ['2.pdf', 'BOLETIN'],
  ])
})

test('sends a file of the only possible kind without a question', async () => {
  const { choose, sent } = await draw({ kinds: [{ value: 'BOLETIN', label: 'Boletín' }] })
  await choose(pdf('1.pdf'))
  expect(sent.map(({ kind }) => kind)).toEqual(['BOLETIN'])
})

test('says of a sent file what the page wants, and reports its removal', async () => {
  const { choose, sent, onRemoved } = await draw({ sentText: 'Subido, sin entregar' })
  await choose(pdf('1.pdf'))
  await act(async () => sent[0]?.answer.resolve('DOC-1'))
  expect(stateOf('1.pdf')).toBe('Subido, sin entregar')
  await userEvent.click(screen.getByRole('button', { name: 'Quitar 1.pdf de la lista' }))
  expect(onRemoved).toHaveBeenCalledWith(expect.objectContaining({ name: '1.pdf' }))
})

test('takes a sent file off the list where the page shows it, and takes it again', async () => {
  const { choose, sent, onSent } = await draw({ sentLeave: true })
  await choose(pdf('1.pdf'))
  await act(async () => sent[0]?.answer.resolve('DOC-1'))
  expect(onSent).toHaveBeenCalledOnce()
  expect(screen.queryByText('1.pdf')).toBeNull()
  await choose(pdf('1.pdf'))
  expect(stateOf('1.pdf')).toBe('Enviando…')
})

test('stops what is on its way when the page is left', async () => {
  const { choose, sent, unmount } = await draw()
  await choose(pdf('1.pdf'))
  unmount()
  expect(sent[0]?.signal.aborted).toBe(true)
})

test('describes the button by what is taken and what is wrong', async () => {
  await draw({ error: 'Añada el boletín' })
  const button = screen.getByRole('button', { name: 'Elegir archivos' })
  expect(button.getAttribute('aria-describedby')?.split(' ').map(textOf)).toEqual([
    'PDF, JPG o PNG, hasta 1 MB cada uno',
    'Añada el boletín',
  ])
})

test('sends a large photo smaller and says so, and holds only that size against the limit', async () => {
  const stop = drawsPictures(600_000)
  const { choose, sent } = await draw()
  await choose(photo('contador.jpg'))
  expect(stateOf('contador.jpg')).toBe('Enviando…')
  expect(screen.getByText('Foto reducida: 7,8 MB → 586 kB')).toBeDefined()
  expect(sent.map(({ size }) => size)).toEqual([600_000])
  stop()
})

test('refuses a photo by its size that cannot be made small enough', async () => {
  const stop = drawsPictures(1_100_000)
  const { choose, sent } = await draw()
  await choose(photo('contador.jpg'))
  expect(stateOf('contador.jpg')).toMatch(/^Pesa más de/)
  expect(sent).toEqual([])
  stop()
})

test('sends no photo that is removed while it is being made smaller', async () => {
  const stop = drawsPictures(600_000)
  const { container, sent } = await draw()
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  const files = [photo('contador.jpg'), pdf('1.pdf')]
  if (input) fireEvent.change(input, { target: { files } })
  fireEvent.click(screen.getByRole('button', { name: 'Quitar contador.jpg de la lista' }))
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['1.pdf']))
  stop()
})

test('offers the camera on a phone', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }))
  const { container } = await draw()
  expect(screen.getByRole('button', { name: 'Hacer una foto' })).toBeDefined()
  expect(container.querySelector('input[capture=environment]')?.getAttribute('accept')).toBe('image/jpeg,image/png')
  vi.unstubAllGlobals()
})

type Sent = {
  readonly name: string
  readonly size: number
  readonly signal: AbortSignal
  readonly kind?: string | undefined
  readonly onProgress: (share: number) => void
  readonly answer: Pending
}

/** Renders an upload of up to a megabyte. Returns the sent files, which the test answers. */
async function draw(props: Partial<ComponentProps<typeof Upload<string>>> = {}) {
  const sent: Sent[] = []
  const onSent = vi.fn<(file: File, answer: string) => void>()
  const onRemoved = vi.fn<(file: File) => void>()
  const send: SendFile<string> = (file, options) => {
    const answer = pending()
    sent.push({ name: file.name, size: file.size, ...options, answer })
    return answer.promise
  }
  const drawn = render(
    <Upload label="Boletín" send={send} onSent={onSent} onRemoved={onRemoved} maxBytes={1024 * 1024} {...props} />,
  )
  const choose = async (...files: readonly File[]) => {
    const input = drawn.container.querySelector<HTMLInputElement>('input[type=file]')
    if (input) fireEvent.change(input, { target: { files } })
    await waitFor(() => {
      for (const { name } of files) expect(stateOf(name)).not.toBe('Preparando…')
    })
    // The queue starts once the files have been checked.
    await act(async () => undefined)
  }
  return { ...drawn, choose, sent, onSent, onRemoved }
}

type Pending = {
  readonly promise: Promise<string>
  readonly resolve: (answer: string) => void
  readonly reject: (error: unknown) => void
}

function pending(): Pending {
  let settle: Omit<Pending, 'promise'> = { resolve: () => undefined, reject: () => undefined }
  const promise = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, ...settle }
}

function pdf(name: string, bytes = 20, content = `%PDF-1.7 ${name}`): File {
  return new File([content.padEnd(bytes)], name, { type: 'application/pdf' })
}

/** A photo of a phone's usual size. */
function photo(name: string): File {
  return new File([new Uint8Array(8_200_000)], name, { type: 'image/jpeg' })
}

/** The status of a file, without its name. */
function stateOf(name: string) {
  const row = screen.getByText(name).closest('li')
  const [, , state] = row?.querySelectorAll('p') ?? []
  return state?.textContent.replace(`${name}: `, '')
}

function textOf(id: string) {
  return document.getElementById(id)?.textContent
}
