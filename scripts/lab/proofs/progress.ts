/** Prints the progress of a proof: in place on a terminal, otherwise every ten seconds. */
export function makeProgress() {
  const isTerminal = process.stdout.isTTY
  let toldAt = performance.now()
  return {
    tell: (text: string) => {
      if (isTerminal) process.stdout.write(`\r\u001B[K${text}`)
      else if (performance.now() - toldAt > 10_000) {
        toldAt = performance.now()
        console.log(text)
      }
    },
    end: () => void (isTerminal && process.stdout.write('\r\u001B[K')),
  }
}
