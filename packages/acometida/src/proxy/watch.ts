import { randomBytes } from 'node:crypto'
import { readCallHeaders } from '@acometida/api-spec/rules/callHeaders'
import { type FaultRule, makeFaults } from '@acometida/server/control/faults/faults'
import { controlCaller } from '../lib/controlCaller.ts'
import { onEndSignal } from '../lib/signals.ts'
import { openRecorder } from '../recording/recorder.ts'
import { redactor } from '../recording/redactor.ts'
import type { Address } from './listenOption.ts'
import type { ProxySettings, ServedClient } from './openProxy.ts'
import { openRoomReport } from './roomReport.ts'
import { makeTally } from './tally.ts'

/** What the traffic between a client and an API is watched for. */
export interface WatchSettings {
  readonly target: string
  readonly listen: Address
  readonly mode: ProxySettings['mode']
  readonly fault: readonly FaultRule[]
  /** The findings that end the command with 1. */
  readonly failOn: 'broken' | 'drift'
  readonly cert?: string | undefined
  readonly key?: string | undefined
  readonly ca?: string | undefined
  /** The file of the recording. */
  readonly record?: string | undefined
  readonly keepPersonal: boolean
  readonly keyFile?: Buffer | undefined
  readonly room?: string | undefined
  /** The settings of the client, which name the headers of its calls. */
  readonly clientSettings?: object | undefined
  readonly client?: ServedClient
}

const TIMEOUT_MS = 60_000

/** Watches until a signal, and resolves to the exit code. */
export async function watch(settings: WatchSettings, version: string): Promise<number> {
  const {
    target,
    listen,
    mode,
    fault,
    failOn,
    cert,
    key,
    ca,
    record,
    room,
    keepPersonal,
    keyFile,
    client,
    clientSettings,
  } = settings
  // Only this command loads the library behind the proxy.
  const { openProxy } = await import('./openProxy.ts')
  const faults = makeFaults()
  for (const rule of fault) faults.add(rule)
  const tally = makeTally()
  // Nobody has a random key, so no pseudonym can be traced back.
  const redact = keepPersonal ? null : redactor(keyFile ?? randomBytes(32), readCallHeaders(clientSettings))
  const recorder = record === undefined ? null : openRecorder(record, version, redact)
  const hint = 'Start one with npx acometida, or omit --room.'
  const control = room === undefined ? null : controlCaller({ url: room, token: process.env['CONTROL_TOKEN'] }, hint)
  const report = control && (await openRoomReport(control, target, redact))
  const proxy = await openProxy({
    ...listen,
    target,
    mode,
    faults,
    tls: cert === undefined || key === undefined ? null : { cert, key },
    ca: ca ?? null,
    timeoutMs: TIMEOUT_MS,
    client: client ?? null,
    onCall: (call) => {
      for (const line of tally.add(call)) console.log(line)
      recorder?.add(call)
      report?.add(call)
    },
    onForeign: tally.addForeign,
  })
  const ended = new Promise((resolve) => onEndSignal(resolve))
  console.log(
    client
      ? `${proxy.url} serves the client, and ${target} below /api. Ctrl-C ends it.`
      : `${proxy.url} forwards to ${target} (${mode}). Ctrl-C ends it.`,
  )
  for (const line of recorder?.begin() ?? []) console.error(line)
  if (report) console.log(`${room}/__room/w/${report.world}/requests shows each call.`)
  await ended
  await proxy.close()
  await report?.end()
  if (mode !== 'pass') console.log(tally.report())
  for (const line of recorder?.end() ?? []) console.log(line)
  const { broken, drifted } = tally.counts()
  return broken > 0 || (failOn === 'drift' && drifted > 0) ? 1 : 0
}
