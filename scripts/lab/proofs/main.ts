import { readWords } from '../../commands.ts'
import { findNginx } from '../../lib/programs/nginx.ts'
import { borders } from './borders.ts'
import { canaries } from './canaries.ts'
import { conformance } from './conformance.ts'
import { journeys } from './journeys.ts'
import { proxy } from './proxy.ts'
import { recording } from './recording.ts'
import { scale } from './scale.ts'
import { schemas } from './schemas.ts'

/**
 * Proofs that take too long for every test run; `npm test` runs a part of each. Those with servers need the build
 * (`npm run build`), and several of them nginx: without it they say so, and that nothing was proved.
 */
type Counts = 'worlds' | 'calls' | 'pairs' | 'planted' | 'edges' | 'runs' | 'mutants'
type Options = Readonly<Record<Counts, number>> & { readonly journeys: string }

const { values, words } = readWords<Options>('proofs')
const proofs: Readonly<Record<string, () => Promise<boolean>>> = {
  scale: () => withNginx(() => scale({ worlds: Number(values.worlds), calls: Number(values.calls) })),
  journeys: () => withNginx(journeys),
  schemas: () => schemas(Number(values.pairs)),
  canaries: () => canaries(Number(values.planted)),
  borders: () => borders(Number(values.edges)),
  proxy,
  recording: () => recording(values.journeys?.split(',') ?? []),
  conformance: () => conformance({ runs: Number(values.runs), mutants: Number(values.mutants) }),
}

for (const [name, prove] of Object.entries(proofs))
  if ((words.length === 0 || words.includes(name)) && !(await prove())) process.exitCode = 1

async function withNginx(prove: () => Promise<boolean>): Promise<boolean> {
  if (findNginx() !== null) return prove()
  console.log('Skipped: there is no nginx here. Install it, or name it in NGINX.')
  return true
}
