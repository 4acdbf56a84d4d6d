#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runProgram } from './program.ts'

/** The entry of the package `acometida`, which lies beside its server, its client and its seeded world. */
const folder = import.meta.dirname
// npm and the shell between pass no signal on. A start by another program may outlive it, such as a step of a job.
if (process.env['npm_lifecycle_event'] !== undefined || process.env['END_WITH_PARENT'] === 'on')
  await import(pathToFileURL(join(folder, 'endWithParent.mjs')).href)
// `npm run package` writes it.
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
process.exit(await runProgram(process.argv.slice(2), folder, version))
