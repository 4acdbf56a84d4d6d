import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type FaultRule, makeFaults } from '@acometida/server/control/faults/faults'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { controlCaller } from '../lib/controlCaller.ts'
import { onEndSignal } from '../lib/process/signals.ts'
import { apiOf, explain, failOnOption, type Installation } from './command.ts'
import { faultOf } from './proxy/faultOption.ts'
import { addListenOptions, type ListenOptions, refusePublic } from './proxy/listenOption.ts'
import { makeTally } from './proxy/tally.ts'
import { openRoomReport } from './proxy/roomReport.ts'
import { openRecorder } from './recording/recorder.ts'
import { redactor } from './recording/redactor.ts'

interface ProxyOptions extends ListenOptions {
  readonly target: string
  readonly mode: 'observe' | 'enforce'
  readonly fault: readonly FaultRule[]
  readonly failOn: 'broken' | 'drift'
  readonly cert?: string
  readonly key?: string
  readonly ca?: string
  readonly record?: string
  readonly keepPersonal: boolean
  readonly keyFile?: Buffer
  readonly room?: string
}

/** Shorter keys can be guessed. */
const LEAST_SECRET = 16
const TIMEOUT_MS = 60_000

/** Adds the command that runs between a client and an API, and reports where they break the contract. */
export function addProxy(program: Command, { exit }: Installation): void {
  const command = addListenOptions(program.command('proxy'))
    .description('Stands between a client and an API, and says where their traffic breaks the contract, until Ctrl-C.')
    .requiredOption('--target <url>', 'the address of the API, below which its paths are', apiOf)
    .addOption(
      new Option('--mode <mode>', 'observe: all passes as it is; enforce: what breaks the contract is refused')
        .choices(['observe', 'enforce'])
        .default('observe'),
    )
    .option(
      '--fault <rule>',
      'answers in the place of the API, such as listBills=503 or updateUser=2018:1; may come more than once',
      (text, rules: readonly FaultRule[]) => [...rules, faultOf(text)],
      [],
    )
    .addOption(failOnOption())
    .option('--cert <file>', 'the certificate of the proxy, PEM: it listens over https', contentOf)
    .option('--key <file>', 'its key, PEM', contentOf)
    .option('--ca <file>', 'the authority that the certificate of the API is from, PEM', contentOf)
    .option('--record <file>', 'writes the calls into a file of HAR, without what tells of a person', recordingOf)
    .option('--keep-personal', 'writes them as they are, tokens and passwords included', false)
    .option('--key-file <file>', 'a secret of its own: recordings with the same one have the same pseudonyms', keyOf)
    .option(
      '--room <url>',
      'shows the calls in the control room of a reference server, such as http://localhost:4000',
      apiOf,
    )
    .action(async (options: ProxyOptions) => {
      if ((options.cert === undefined) !== (options.key === undefined))
        command.error('Give --cert and --key together, or neither.')
      refusePublic(options, command)
      exit(await watch(options, program.version() ?? ''))
    })
  explain(command, 'acometida proxy --target https://api.example/v1 --record calls.har', [
    'after Ctrl-C 1 where something of --fail-on was seen, else 0',
  ])
}

/** Watches until a signal, and resolves to the exit code. */
async function watch(options: ProxyOptions, version: string): Promise<number> {
  const { target, listen, mode, fault, failOn, cert, key, ca, record, room, keepPersonal, keyFile } = options
  // Only this command loads the library behind the proxy.
  const { openProxy } = await import('./proxy/openProxy.ts')
  const faults = makeFaults()
  for (const rule of fault) faults.add(rule)
  const tally = makeTally()
  // Nobody has a random key, so no pseudonym can be traced back.
  const redact = keepPersonal ? null : redactor(keyFile ?? randomBytes(32))
  const recorder = record === undefined ? null : openRecorder(record, version, redact)
  const hint = 'Start one with npx acometida, or leave --room away.'
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
    onCall: (call) => {
      for (const line of tally.add(call)) console.log(line)
      recorder?.add(call)
      report?.add(call)
    },
  })
  const ended = new Promise((resolve) => onEndSignal(resolve))
  console.log(`${proxy.url} stands before ${target} (${mode}). Ctrl-C ends it.`)
  for (const line of recorder?.begin() ?? []) console.error(line)
  if (report) console.log(`${room}/__room/w/${report.world}/requests shows each call.`)
  await ended
  await proxy.close()
  await report?.end()
  console.log(tally.report())
  for (const line of recorder?.end() ?? []) console.log(line)
  const { broken, drifted } = tally.counts()
  return broken > 0 || (failOn === 'drift' && drifted > 0) ? 1 : 0
}

/** Parses the name of a recording. */
function recordingOf(file: string): string {
  if (!file.endsWith('.har')) throw new InvalidArgumentError('Allowed: a file whose name ends in .har.')
  if (!existsSync(dirname(file))) throw new InvalidArgumentError(`There is no folder ${dirname(file)}.`)
  return file
}

/** Reads the key of pseudonyms from a file. */
function keyOf(file: string): Buffer {
  const secret = contentOf(file).trim()
  if (secret.length < LEAST_SECRET)
    throw new InvalidArgumentError(`The secret in ${file} is short; it needs ${LEAST_SECRET} characters or more.`)
  return createHash('sha256').update(secret).digest()
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
}
