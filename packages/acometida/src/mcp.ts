import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { publishedDocument } from '@acometida/server/control/documentation/publishedDocument'
import type { Command } from 'commander'
import { controlTools } from './mcp/controlTools.ts'
import { ownTools, type RunCommand } from './mcp/ownTools.ts'
import { makeSession } from './mcp/session.ts'
import { parseApiUrl, explain } from './usage.ts'

/** Adds the command that gives the control API to an agent, as tools of the Model Context Protocol. */
export function addMcp(program: Command): void {
  const command = program
    .command('mcp')
    .description('Offers worlds, conformance and diff to an agent by the Model Context Protocol on stdin and stdout.')
    .option(
      '--url <url>',
      'the address of the server; by default ACOMETIDA_URL, SERVER_URL or http://127.0.0.1:4000',
      parseApiUrl,
    )
    .action(async ({ url }: { readonly url?: string }) => {
      const { ACOMETIDA_URL, SERVER_URL, CONTROL_TOKEN } = process.env
      const server = { url: url ?? ACOMETIDA_URL ?? SERVER_URL ?? 'http://127.0.0.1:4000', token: CONTROL_TOKEN }
      const tools = [...controlTools(publishedDocument('control.json'), server), ...ownTools(runAgain)]
      const answer = makeSession(tools, program.version() ?? '')
      const pending = new Set<Promise<void>>()
      for await (const line of createInterface({ input: process.stdin })) {
        if (line.trim() === '') continue
        const done = answer(line).then((text) => {
          if (text !== null) process.stdout.write(`${text}\n`)
        })
        pending.add(done)
        void done.finally(() => pending.delete(done))
      }
      // The agent has closed its side.
      await Promise.all(pending)
    })
  explain(command, 'acometida mcp --url http://127.0.0.1:4000')
}

/** Runs this program with other arguments as a child process, which keeps its output apart from the protocol. */
const runAgain: RunCommand = (words) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, said }))
  })
