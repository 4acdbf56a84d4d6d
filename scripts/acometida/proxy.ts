import { readFileSync } from 'node:fs'
import { type FaultRule, makeFaults } from '@acometida/server/control/faults/faults'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { onEndSignal } from '../lib/process/signals.ts'
import { apiOf, explain, type Installation } from './command.ts'
import { faultOf } from './proxy/faultOption.ts'
import { type Address, addressOf, publicProblem } from './proxy/listenOption.ts'
import { makeTally } from './proxy/tally.ts'

interface ProxyOptions {
  readonly target: string
  readonly listen: Address
  readonly listenPublic: boolean
  readonly mode: 'observe' | 'enforce'
  readonly fault: readonly FaultRule[]
  readonly failOn: 'broken' | 'drift'
  readonly cert?: string
  readonly key?: string
  readonly ca?: string
}

const LISTEN = '127.0.0.1:4100'
const TIMEOUT_MS = 60_000

/** Adds the command that stands between a client and an API, and says where the two break the contract. */
export function addProxy(program: Command, { exit }: Installation): void {
  const command = program
    .command('proxy')
    .description('Stands between a client and an API, and says where their traffic breaks the contract, until Ctrl-C.')
    .requiredOption('--target <url>', 'the address of the API, below which its paths are', apiOf)
    .addOption(
      new Option('--listen <address>', 'where the client calls it, or its port')
        .argParser(addressOf)
        .default(addressOf(LISTEN), LISTEN),
    )
    .option('--listen-public', 'lets other machines reach it', false)
    .addOption(
      new Option('--mode <mode>', 'observe: all passes as it is; enforce: what breaks the contract is refused')
        .choices(['observe', 'enforce'])
        .default('observe'),
    )
    .option(
      '--fault <rule>',
      'answers in the place of the API, such as listBills=503 or payBill=2403:1; may come more than once',
      (text, rules: readonly FaultRule[]) => [...rules, faultOf(text)],
      [],
    )
    .addOption(
      new Option('--fail-on <severity>', 'what it ends with 1 for').choices(['broken', 'drift']).default('broken'),
    )
    .option('--cert <file>', 'the certificate of the proxy, PEM: it listens over https', contentOf)
    .option('--key <file>', 'its key, PEM', contentOf)
    .option('--ca <file>', 'the authority that the certificate of the API is from, PEM', contentOf)
    .action(async (options: ProxyOptions) => {
      const problem = problemOf(options)
      if (problem !== null) command.error(problem)
      exit(await watch(options))
    })
  explain(command, 'acometida proxy --target https://api.example/v1 --listen 127.0.0.1:4100', [
    'after Ctrl-C 1 where something of --fail-on was seen, else 0',
  ])
}

function problemOf({ listen, listenPublic, cert, key }: ProxyOptions): string | null {
  if ((cert === undefined) !== (key === undefined)) return 'Give --cert and --key together, or neither.'
  return listenPublic ? null : publicProblem(listen)
}

/** Watches until a signal, and resolves to the exit code. */
async function watch({ target, listen, mode, fault, failOn, cert, key, ca }: ProxyOptions): Promise<number> {
  // The library behind is loaded by those who need it.
  const { openProxy } = await import('./proxy/openProxy.ts')
  const faults = makeFaults()
  for (const rule of fault) faults.add(rule)
  const tally = makeTally()
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
    },
  })
  const ended = new Promise((resolve) => onEndSignal(resolve))
  console.log(`${proxy.url} stands before ${target} (${mode}). Ctrl-C ends it.`)
  await ended
  await proxy.close()
  console.log(tally.report())
  const { broken, drifted } = tally.counts()
  return broken > 0 || (failOn === 'drift' && drifted > 0) ? 1 : 0
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
}
