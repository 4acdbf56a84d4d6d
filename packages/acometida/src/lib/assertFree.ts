import { takenBy } from '@acometida/testing/takenPort'

/**
 * Throws if the port is taken. The message names the port, who has it, what wanted it, and what to do.
 * @param setting what names another port: `PORT=`, or `--port ` with its space
 */
export async function assertFree(port: number, what: string, setting: string): Promise<void> {
  const taken = await takenBy(port)
  if (taken !== null)
    throw new Error(`Port ${port} is ${taken}, and ${what} needs it. Stop it, or run with ${setting}<another port>.`)
}
