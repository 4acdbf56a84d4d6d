import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

// A test fails if it writes to the console, stdout or stderr without expecting it. A test that expects a line spies on
// what writes it: `vi.spyOn(console, 'log')`.
const written: string[] = []
const { debug, info, log, warn, error } = console
const streams = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }))

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const)
  console[level] = (...values: unknown[]) => void written.push(format(...values))
for (const { stream } of streams)
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    // Node passes on what a program wrote in `execFileSync`, also if it wrote nothing.
    if (chunk.length > 0) written.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString())
    const onWritten = rest.at(-1)
    if (typeof onWritten === 'function') onWritten()
    return true
  }

afterEach(rejectWritten)
afterAll(() => {
  Object.assign(console, { debug, info, log, warn, error })
  for (const { stream, write } of streams) stream.write = write
  // What a test wrote while it was cleaned up.
  rejectWritten()
})

function rejectWritten(): void {
  const lines = written.splice(0)
  if (lines.length > 0) throw new Error(`The test wrote to the console without expecting it:\n${lines.join('\n')}`)
}
