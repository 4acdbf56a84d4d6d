import { keysOf } from '@acometida/api-spec/rules/keysOf'
import type { Command } from 'commander'
import { type WorldCommand, worldCommands } from './lib/worldCommands.ts'
import { addOpen } from './openWorld.ts'
import { explain, type Installation } from './usage.ts'

/** What each command takes, what it does, and an example. */
const commands: Readonly<Record<WorldCommand, readonly [takes: string, does: string, example: string]>> = {
  list: ['', 'lists the worlds and their clocks', 'list'],
  fork: ['<world> <new-world>', 'copies a world', 'fork default mine'],
  reset: ['<world>', 'resets a world to the seed', 'reset mine'],
  delete: ['<world>', 'deletes a world', 'delete mine'],
  advance: [
    '<world> <time>',
    'moves the clock by 90s, 15m, 8h, 30d or 2w, and runs what falls due',
    'advance default 30d',
  ],
  snapshot: ['<world> <name>', 'saves the state of a world', 'snapshot default before-paying'],
  snapshots: ['<world>', 'lists the snapshots of a world', 'snapshots default'],
  restore: ['<world> <name>', 'resets a world to a snapshot', 'restore default before-paying'],
  export: ['<world> <file>', 'writes a world to a file', 'export default world.json'],
  import: ['<world> <file>', 'makes a world from a file, or replaces one', 'import mine world.json'],
  scenario: [
    '<world> <scenario> <persona>',
    'puts a persona into a situation, such as overdueBill',
    'scenario default overdueBill customer',
  ],
  inbox: ['<world>', 'lists the newest messages that a world has sent', 'inbox default'],
}

/** Adds the commands on the worlds of a running server, and the one that opens the world of a file. */
export function addWorld(program: Command, installation: Installation): void {
  const world = program
    .command('world')
    .description('Manages the worlds of a running server, or opens a world from a file.')
  addWorldCommands(world, 'acometida world')
  addOpen(world, installation)
}

/** Adds the commands on the worlds of a running server. `typed` is what stands before each as a user types it. */
export function addWorldCommands(world: Command, typed: string): void {
  world.addHelpText('after', '\nThe server is the one of SERVER_URL, by default http://127.0.0.1:4000.')
  explain(world, `${typed} list`)
  for (const name of keysOf(commands)) {
    const [takes, does, example] = commands[name]
    const command = world.command(`${name} ${takes}`).description(does)
    explain(command, `${typed} ${example}`).action(async () =>
      console.log(await worldCommands(process.env)[name](...command.args)),
    )
  }
}
