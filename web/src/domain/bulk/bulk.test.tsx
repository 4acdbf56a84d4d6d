import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#src/api/call/apiError.ts'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import { BulkProgress } from './BulkProgress.tsx'
import { useBulk } from './useBulk.ts'

/** Calls that the test answers one by one. */
function gate() {
  const waiting = new Map<string, { resolve: () => void; reject: (error: unknown) => void }>()
  const started: string[] = []
  const call = async (name: string) => {
    started.push(name)
    await new Promise<void>((resolve, reject) => waiting.set(name, { resolve, reject }))
  }
  return {
    call,
    started,
    answer: (name: string) => waiting.get(name)?.resolve(),
    fail: (name: string, error: unknown) => waiting.get(name)?.reject(error),
  }
}

function Many({ act, names }: { readonly act: (name: string) => Promise<void>; readonly names: readonly string[] }) {
  const bulk = useBulk(act)
  return (
    <>
      <button type="button" onClick={() => void bulk.start(names)}>
        Begin
      </button>
      {bulk.run && (
        <BulkProgress
          run={bulk.run}
          doing="Descargando"
          finished="Todo hecho"
          nameOf={(name) => name}
          onStop={bulk.stop}
          onRetry={() => void bulk.retry()}
        />
      )}
    </>
  )
}

/** Waits until all pending updates are done. */
const settled = () => act(async () => undefined)

beforeAll(() => loadTexts('shared'))

async function begin(names: readonly string[]) {
  const calls = gate()
  const { unmount } = render(<Many act={calls.call} names={names} />)
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }))
  return { ...calls, unmount }
}

const progress = () => screen.getByRole('progressbar', { name: 'Descargando' })

test('runs three at once, counts each that ends and starts the next', async () => {
  const { started, answer } = await begin(['a', 'b', 'c', 'd', 'e'])
  expect(started).toEqual(['a', 'b', 'c'])
  expect([progress().getAttribute('value'), progress().getAttribute('max')]).toEqual(['0', '5'])
  answer('b')
  await waitFor(() => expect(started).toEqual(['a', 'b', 'c', 'd']))
  expect(screen.getByText('1 de 5')).toBeDefined()
  for (const name of ['a', 'c', 'd']) answer(name)
  await waitFor(() => expect(started).toHaveLength(5))
  answer('e')
  expect(await screen.findByText('Todo hecho')).toBeDefined()
})

test('finishes the others when one fails, names it with its reason, and retries it alone', async () => {
  const { started, answer, fail } = await begin(['a', 'b', 'c'])
  fail('b', new ApiError({ code: '9002', service: '', status: 400 }))
  answer('a')
  answer('c')
  expect(await screen.findByText(/Hechos 2 de 3\. Uno no ha podido/)).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^b: \S/),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar los que faltan' }))
  expect(started).toEqual(['a', 'b', 'c', 'b'])
  expect(progress().getAttribute('value')).toBe('2')
  answer('b')
  expect(await screen.findByText('Todo hecho')).toBeDefined()
})

test('finishes what is on its way after a stop, and starts nothing more', async () => {
  const { started, answer } = await begin(['a', 'b', 'c', 'd', 'e'])
  await userEvent.click(screen.getByRole('button', { name: 'Parar' }))
  for (const name of ['a', 'b', 'c']) answer(name)
  expect(await screen.findByText('Parado: hechos 3 de 5.')).toBeDefined()
  expect(started).toEqual(['a', 'b', 'c'])
})

test('starts nothing more once the page is left', async () => {
  const { started, answer, unmount } = await begin(['a', 'b', 'c', 'd'])
  unmount()
  answer('a')
  await settled()
  expect(started).toEqual(['a', 'b', 'c'])
})
