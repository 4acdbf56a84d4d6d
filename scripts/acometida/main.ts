#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAcometida } from './program.ts'

/** The entry of the package `acometida`, which lies beside its server, its client and its seeded world. */
const folder = import.meta.dirname
// `npm run package` writes it.
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
process.exit(await runAcometida(process.argv.slice(2), folder, version))
