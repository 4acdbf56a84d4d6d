import { readWords } from '../lib/words.mjs'
import { findNginx } from '../lib/nginx.ts'
import { proveScale } from './proveScale.ts'
import { runJourneys } from './runJourneys.ts'

/**
 * Proves on this machine that several servers behind nginx keep their worlds apart, or runs the journeys on them. Needs
 * the build (`npm run build`). Where no nginx can be had it says so, and that nothing was proved.
 */
const { values } = readWords('proofs')
const wanted = { worlds: Number(values.worlds), calls: Number(values.calls) }

if (findNginx() === null) console.log('Skipped: there is no nginx here. Install it, or name it in NGINX.')
else if (values.journeys) process.exitCode = (await runJourneys()) ? 0 : 1
else {
  const isTerminal = process.stdout.isTTY
  let toldAt = performance.now()
  const figures = await proveScale(wanted, (text) => {
    if (isTerminal) process.stdout.write(`\r\u001B[K${text}`)
    else if (performance.now() - toldAt > 10_000) {
      toldAt = performance.now()
      console.log(text)
    }
  })
  if (isTerminal) process.stdout.write('\r\u001B[K')
  const { worlds, calls, wrongAnswers, spread, moved, killed, callsPerSecond, bytesPerWorld } = figures
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const lines: readonly (readonly [ok: boolean, text: string])[] = [
    [wrongAnswers === 0, `${calls} calls in ${worlds} worlds, ${wrongAnswers} answers from a wrong world`],
    [spread <= 0.15, `each server has its even share of the worlds, ${percent(spread)} more or less at most`],
    [moved <= 0.25, `a fifth server takes over ${percent(moved)} of the ids`],
    [
      killed.worlds > 0 && killed.answered === 0 && killed.lostElsewhere === 0,
      `one server killed: of its ${killed.worlds} worlds ${killed.answered} still answer, and of the others ${killed.lostElsewhere} do not`,
    ],
  ]
  for (const [ok, text] of lines) console.log(`${ok ? '✓' : '✗'} ${text}`)
  console.log(
    `${callsPerSecond.toFixed(0)} calls a second in all, ${bytesPerWorld === null ? '-' : (bytesPerWorld / 1024 / 1024).toFixed(2)} MB a world`,
  )
  if (lines.some(([ok]) => !ok)) process.exitCode = 1
}
