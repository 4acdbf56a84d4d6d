import { writeAtomically } from '@acometida/server/base/writeAtomically'
import type { Command } from 'commander'
import { personaOf } from './persona/personaOf.ts'
import { readHar } from './recording/readHar.ts'
import { explain } from './usage.ts'

interface Options {
  readonly out?: string
  readonly user?: string
}

/** Adds the command that derives the shape of a customer from a recording. */
export function addPersona(program: Command): void {
  const command = program
    .command('persona')
    .description('Describes the customer of a recording: roles, supplies, delegations and dossiers by kind.')
    .argument('<recording>', 'a recording, such as one of acometida proxy --record')
    .option('--out <file>', 'the JSON file to write; printed by default')
    .option('--user <id>', 'the id of the user, if the recording has several')
    .action((file: string, { out, user }: Options) => {
      const shape = JSON.stringify(personaOf(readHar(file), user), null, 2)
      if (out === undefined) console.log(shape)
      else writeAtomically(out, `${shape}\n`)
    })
  explain(command, 'acometida persona calls.har --out persona.json')
}
