import { join } from 'node:path'
import { readClientSettings } from './clientSettings.ts'
import { describeCause } from './lib/describeCause.ts'
import { watch } from './proxy/watch.ts'

/** The client of the package in front of another API. */
interface ServedApi {
  readonly api: string
  readonly host: string
  readonly port: number
  /** The file with the settings of the client, as `/config.json` has them. */
  readonly config?: string
  /** Whether the traffic is judged by the contract. */
  readonly proxy?: boolean
  /** The file of a recording, which implies `proxy`. */
  readonly record?: string
  readonly ca?: string
}

const PROBE_MS = 10_000

/**
 * Serves the client with another API below `/api` of the same origin, until a signal, and resolves to the exit code.
 * Throws a sentence if the settings are wrong or the API does not answer.
 */
export async function serveApi(served: ServedApi, folder: string, version: string): Promise<number> {
  const { api, host, port, config, proxy = false, record, ca } = served
  const settings = config === undefined ? {} : readClientSettings(config)
  // Node's fetch knows no other authority than its own.
  if (ca === undefined) await assertAnswers(api)
  return watch(
    {
      target: api,
      listen: { host, port },
      mode: proxy || record !== undefined ? 'observe' : 'pass',
      fault: [],
      failOn: 'broken',
      keepPersonal: false,
      ca,
      record,
      clientSettings: settings,
      client: { folder: join(folder, 'client'), settings },
    },
    version,
  )
}

/** Any answer will do: what an API has at its own address is not in the contract. */
async function assertAnswers(api: string): Promise<void> {
  await fetch(api, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PROBE_MS) }).catch(
    (error: Error) => {
      throw new Error(`${api} does not answer: ${describeCause(error)}. Check the address and the VPN.`)
    },
  )
}
