import { keysOf } from '@acometida/api-spec/rules/keysOf'
import type { Command } from 'commander'
import commands from '../commands.json' with { type: 'json' }
import { worldCommands } from '../lib/worldCommands.ts'
import { explain, type Installation } from './command.ts'
import { addOpen } from './openWorld.ts'

type Name = keyof typeof commands.world.commands

const examples: Readonly<Record<Name, string>> = {
  list: 'list',
  fork: 'fork default mine',
  reset: 'reset mine',
  delete: 'delete mine',
  advance: 'advance default 30d',
  snapshot: 'snapshot default before-paying',
  snapshots: 'snapshots default',
  restore: 'restore default before-paying',
  export: 'export default world.json',
  import: 'import mine world.json',
  scenario: 'scenario default overdueBill customer',
  inbox: 'inbox default',
}

/** Adds the commands on the worlds of a running server, the same as in `npm run world`. */
export function addWorld(program: Command, installation: Installation): void {
  const world = program.command('world').description('Works on the worlds of a running server, or opens one of a file.')
  world.addHelpText('after', '\nThe server is the one of SERVER_URL, http://127.0.0.1:4000 unless told.')
  explain(world, 'acometida world list')
  for (const name of keysOf(examples)) {
    const { takes, does } = commands.world.commands[name]
    const command = world.command(name).description(does)
    for (const word of takes) command.argument(`<${word}>`)
    explain(command, `acometida world ${examples[name]}`).action(async () =>
      console.log(await worldCommands(process.env)[name](...command.args)),
    )
  }
  addOpen(world, installation)
}
