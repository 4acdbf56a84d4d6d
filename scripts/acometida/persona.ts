import { writeWhole } from '@acometida/server/core/writeWhole'
import type { Command } from 'commander'
import { explain } from './command.ts'
import { personaOf } from './persona/personaOf.ts'
import { readHar } from './recording/readHar.ts'

interface Options {
  readonly out?: string
  readonly user?: string
}

/** Adds the command that derives the shape of a customer from a recording. */
export function addPersona(program: Command): void {
  const command = program
    .command('persona')
    .description('Tells what the customer of a recording has: roles, supplies, delegations and dossiers by kind.')
    .argument('<recording>', 'a recording, such as one of acometida proxy --record')
    .option('--out <file>', 'where the shape is written as JSON; printed unless told')
    .option('--user <id>', 'the user, where the recording has several')
    .action((file: string, { out, user }: Options) => {
      const shape = JSON.stringify(personaOf(readHar(file), user), null, 2)
      if (out === undefined) console.log(shape)
      else writeWhole(out, `${shape}\n`)
    })
  explain(command, 'acometida persona calls.har --out persona.json')
}
