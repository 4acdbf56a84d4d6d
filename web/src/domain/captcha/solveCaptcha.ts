import { getCaptcha } from '#src/api/generated/api.ts'

/**
 * Asks for a challenge and has it solved beside the page. Gives the token that the form sends: challenge and solution
 * as JSON in base64 (ALTCHA 2). Throws where there is no challenge or no solution.
 */
export async function solveCaptcha(signal: AbortSignal): Promise<string> {
  const answer = await getCaptcha({ signal })
  const challenge: unknown = JSON.parse(atob(answer.challenge))
  const solution = await solveInWorker(challenge, signal)
  if (solution === null) throw new Error('The challenge has no solution')
  return btoa(JSON.stringify({ challenge, solution }))
}

function solveInWorker(challenge: unknown, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
    const finish = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', ({ data }) => finish(() => resolve(data)))
    worker.addEventListener('error', () => finish(() => reject(new Error('The challenge could not be solved'))))
    signal.addEventListener('abort', () => finish(() => reject(signal.reason)))
    worker.postMessage(challenge)
  })
}
