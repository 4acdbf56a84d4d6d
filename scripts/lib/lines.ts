import pc from 'picocolors'

const running = new Set<string>()

/** Announces a step. On a terminal, the running steps stand below the finished lines. */
export function beginLine(name: string): void {
  running.add(name)
  draw()
}

/** Prints the line of a finished step. `text`: the line, if it has more than the name. */
export function finishLine(name: string, ok: boolean, seconds: number, text = name): void {
  running.delete(name)
  erase()
  console.log(`${ok ? pc.green('✓') : pc.red('✗')} ${text} ${pc.dim(`${seconds.toFixed(1)} s`)}`)
  draw()
}

function draw(): void {
  erase()
  if (process.stdout.isTTY && running.size > 0) process.stdout.write(pc.dim(`… ${[...running].join('; ')}`))
}

function erase(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
}
