import { makeProgress } from './progress.ts'
import { proveScale } from './proveScale.ts'

/** Proves that several servers behind nginx keep their worlds apart. Resolves to whether they do. */
export async function scale(wanted: { readonly worlds: number; readonly calls: number }): Promise<boolean> {
  const { tell, end } = makeProgress()
  const figures = await proveScale(wanted, tell)
  end()
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
  return lines.every(([ok]) => ok)
}
