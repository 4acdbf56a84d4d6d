import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { runProgram } from '../../program.ts'
import { root } from '../../testing/root.ts'

/** A command line with the package's copy of the contract. */
export interface CommandLine {
  /** A folder of the test. `close` deletes it. */
  readonly folder: string
  /** Runs `acometida conformance`, and keeps what it prints. */
  readonly conformance: (...words: readonly string[]) => Promise<{ readonly code: number; readonly said: string }>
  readonly close: () => void
}

export function openCommandLine(): CommandLine {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-conformance-'))
  mkdirSync(join(folder, 'documents'))
  cpSync(join(root, 'api-spec/conformance/expected.md'), join(folder, 'documents/expected.md'))
  return {
    folder,
    conformance: async (...words) => {
      let said = ''
      const keep = (text: unknown) => void (said += String(text))
      const spies = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(keep))
      const code = await runProgram(['conformance', ...words], folder, '1.2.3')
      for (const spy of spies) spy.mockRestore()
      return { code, said }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
