import { createHash } from 'node:crypto'
import type { FaultRule } from '@acometida/server/control/faults/faults'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { readClientSettings } from './clientSettings.ts'
import { apiOf, explain, failOnOption, type Installation } from './command.ts'
import { faultOf } from './proxy/faultOption.ts'
import { addListenOptions, type ListenOptions, refusePublic } from './proxy/listenOption.ts'
import { contentOf, recordingOf } from './proxy/files.ts'
import { watch, type WatchSettings } from './proxy/watch.ts'

interface ProxyOptions extends ListenOptions, Omit<WatchSettings, 'client' | 'clientSettings' | 'listen'> {
  readonly config?: object
}

/** Shorter keys can be guessed. */
const LEAST_SECRET = 16

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
    .option('--config <file>', 'the settings of the client: they name the headers of its calls', readClientSettings)
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
      exit(await watch({ ...options, clientSettings: options.config }, program.version() ?? ''))
    })
  explain(command, 'acometida proxy --target https://api.example/v1 --record calls.har', [
    'after Ctrl-C 1 where something of --fail-on was seen, else 0',
  ])
}

/** Reads the key of pseudonyms from a file. */
function keyOf(file: string): Buffer {
  const secret = contentOf(file).trim()
  if (secret.length < LEAST_SECRET)
    throw new InvalidArgumentError(`The secret in ${file} is short; it needs ${LEAST_SECRET} characters or more.`)
  return createHash('sha256').update(secret).digest()
}
