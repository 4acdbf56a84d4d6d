import { onTestFinished, vi } from 'vitest'
import { runProgram } from '../program.ts'

/** Runs a command that listens, does something at its address, and ends it as Ctrl-C does. */
export async function runUntilCtrlC(words: readonly string[], folder: string, visit: (url: string) => Promise<void>) {
  const said: string[] = []
  const started = new Promise<string>((resolve) => {
    const keep = (text: unknown) => {
      said.push(String(text))
      const [url] = /^http\S+/.exec(String(text)) ?? []
      if (url !== undefined) resolve(url)
    }
    for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockImplementation(keep)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  onTestFinished(forgetListeners())
  const ended = runProgram(words, folder, '1.2.3')
  const failed = ended.then((code) => {
    throw new Error(`${words.join(' ')} ended with ${code} before it listened: ${said.join('\n')}`)
  })
  const url = await Promise.race([started, failed])
  await visit(url)
  process.emit('SIGINT')
  await failed.catch(() => {})
  return { code: await ended, said, url }
}

/** Makes a function that removes the listeners of signals that are added from now on. */
function forgetListeners(): () => void {
  const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const
  const before = new Set(signals.flatMap((signal) => process.listeners(signal)))
  return () => {
    for (const signal of signals)
      for (const listener of process.listeners(signal)) if (!before.has(listener)) process.off(signal, listener)
  }
}
