import { createHash } from 'node:crypto'
import type { FaultRule } from '@acometida/server/control/faults/faults'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { readClientSettings } from './clientSettings.ts'
import { parseFault } from './proxy/faultOption.ts'
import { addListenOptions, type ListenOptions, refusePublic } from './proxy/listenOption.ts'
import { readContent, parseRecordingName } from './proxy/recordingFiles.ts'
import { watch, type WatchSettings } from './proxy/watch.ts'
import { parseApiUrl, explain, failOnOption, type Installation } from './usage.ts'

interface ProxyOptions extends ListenOptions, Omit<WatchSettings, 'client' | 'clientSettings' | 'listen'> {
  readonly config?: object
}

/** Shorter keys can be guessed. */
const LEAST_SECRET = 16

/** Adds the command that runs between a client and an API, and reports where they break the contract. */
export function addProxy(program: Command, { exit }: Installation): void {
  const command = addListenOptions(program.command('proxy'))
    .description('Forwards calls from a client to an API until Ctrl-C, and reports where they break the contract.')
    .requiredOption('--target <url>', 'the base address of the API, such as https://api.example/v1', parseApiUrl)
    .addOption(
      new Option('--mode <mode>', 'observe: forwards everything; enforce: refuses what breaks the contract')
        .choices(['observe', 'enforce'])
        .default('observe'),
    )
    .option(
      '--fault <rule>',
      'answers instead of the API, such as listBills=503 or updateUser=2018:1; may be given several times',
      (text, rules: readonly FaultRule[]) => [...rules, parseFault(text)],
      [],
    )
    .addOption(failOnOption())
    .option('--cert <file>', 'the certificate of the proxy, PEM; it then listens over https', readContent)
    .option('--key <file>', 'the key of that certificate, PEM', readContent)
    .option('--ca <file>', 'the certificate authority of the API, PEM', readContent)
    .option('--record <file>', 'records the calls in a HAR file without personal data', parseRecordingName)
    .option(
      '--config <file>',
      'a file with the settings of the client, for the names of its headers',
      readClientSettings,
    )
    .option('--keep-personal', 'records personal data too, with tokens and passwords', false)
    .option(
      '--key-file <file>',
      'a file with a secret; recordings with the same secret have the same pseudonyms',
      keyOf,
    )
    .option(
      '--room <url>',
      'shows each call in the control room of a reference server, such as http://localhost:4000',
      parseApiUrl,
    )
    .action(async (options: ProxyOptions) => {
      if ((options.cert === undefined) !== (options.key === undefined))
        command.error('error: --cert and --key need each other')
      refusePublic(options, command)
      exit(await watch({ ...options, clientSettings: options.config }, program.version() ?? ''))
    })
  explain(command, 'acometida proxy --target https://api.example/v1 --record calls.har', [
    'after Ctrl-C: 1 with findings of --fail-on, else 0',
  ])
}

/** Reads the key of pseudonyms from a file. */
function keyOf(file: string): Buffer {
  const secret = readContent(file).trim()
  if (secret.length < LEAST_SECRET)
    throw new InvalidArgumentError(`The secret in ${file} is too short. It needs at least ${LEAST_SECRET} characters.`)
  return createHash('sha256').update(secret).digest()
}
