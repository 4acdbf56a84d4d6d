import { type Command, Option } from 'commander'
import { onEndSignal } from './lib/signals.ts'
import { type Address, addListenOptions, type ListenOptions, refusePublic } from './proxy/listenOption.ts'
import { type PlayedCall, readHar } from './recording/readHar.ts'
import { makePlayback } from './replay/playback.ts'
import { type RunningServer, startServer } from './server.ts'
import { explain, type Installation, orExit, USAGE } from './usage.ts'

interface ReplayOptions extends ListenOptions {
  readonly miss: '404' | 'mock'
}

/** Adds the command that answers a client from a recording. */
export function addReplay(program: Command, { folder, exit }: Installation): void {
  const command = addListenOptions(program.command('replay'))
    .description('Answers a client from a recording until Ctrl-C.')
    .argument('<file>', 'a recording, such as one of acometida proxy --record')
    .addOption(
      new Option(
        '--miss <answer>',
        'how to answer calls that were not recorded: 404 with the nearest call, or by a reference server',
      )
        .choices(['404', 'mock'])
        .default('404'),
    )
    .action(async (file: string, options: ReplayOptions) => {
      refusePublic(options, command)
      const calls = await orExit(USAGE, () => readHar(file))
      const mock = options.miss === 'mock' ? await startServer({ folder }) : null
      await replay(calls, options.listen, mock).finally(() => mock?.stop())
      exit(0)
    })
  explain(command, 'acometida replay calls.har --listen 127.0.0.1:4100')
}

/** Answers until a signal. Prints each kind of call that was not recorded once. */
async function replay(calls: readonly PlayedCall[], listen: Address, mock: RunningServer | null): Promise<void> {
  const { openReplay } = await import('./replay/openReplay.ts')
  const told = new Set<string>()
  let played = 0
  let missed = 0
  const server = await openReplay({
    ...listen,
    playback: makePlayback(calls),
    mock: mock?.url ?? null,
    onCall: (miss) => {
      if (miss === null) played += 1
      else {
        missed += 1
        if (!told.has(miss)) console.log(miss)
        told.add(miss)
      }
    },
  })
  const ended = new Promise((resolve) => onEndSignal(resolve))
  console.log(`${server.url} answers from ${calls.length} recorded calls. Ctrl-C ends it.`)
  await ended
  await server.close()
  console.log(`replayed ${played} · missed ${missed}`)
}
