import { operations } from '@acometida/api-spec/generated/operations'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { type ManglingProxy, openManglingProxy } from './manglingProxy.ts'
import { type MistakeName, openMistakes, type Pause } from './mistakes.ts'

interface ImperfectApi {
  /** The address of the reference server behind it, which also serves the client. */
  readonly before: string
  /** 0 means a free port. */
  readonly port: number
  readonly mistakes: readonly MistakeName[]
  /** Waits before a slow answer. The default uses the time of the machine. */
  readonly pause?: Pause
}

/**
 * Opens an API that stands in for a third-party one: it has no control API, and makes these mistakes. Rejects if no
 * server is ready behind it, or the port is taken.
 */
export async function openImperfectApi({
  before,
  port,
  mistakes,
  pause,
}: ImperfectApi): Promise<Pick<ManglingProxy, 'url' | 'close'>> {
  if (!(await isReady(before)))
    throw new Error(`${before}/ready does not answer. Start the reference server there: npx acometida.`)
  const front = await openManglingProxy(before, { port, hidesControl: true }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Choose another one with --port.`) : error
  })
  const changeOf = openMistakes(mistakes, pause)
  for (const operation of keysOf(operations)) front.mangle(operation, changeOf(operation))
  return front
}

function isReady(server: string): Promise<boolean> {
  return fetch(`${server}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}
