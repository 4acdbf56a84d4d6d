import { runStep } from '../../lib/process/step.ts'

/** Makes calls at the borders of the contract. Resolves to whether none met a bug, a hang or a leak. */
export async function borders(calls: number): Promise<boolean> {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const { ok, output } = await runStep(
    'vitest',
    ['run', '--project', 'server', 'server/src/abuse/borderCalls.test.ts'],
    { BORDER_CALLS: String(calls), BORDER_SEED: String(seed) },
  )
  if (ok) console.log(`✓ ${calls} calls at the borders of the contract, seed ${seed}: no bug, no hang, no leak`)
  else console.log(`✗ calls at the borders of the contract; repeat them with BORDER_SEED=${seed}:\n${output}`)
  return ok
}
