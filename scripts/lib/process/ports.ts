/** The port of the client. Throws a sentence with the allowed values. */
export function webPortOf(env: Readonly<Record<string, string | undefined>>): number {
  const value = env['WEB_PORT'] || '5173'
  const port = Number(value)
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port
  throw new Error(`The settings are not right:\n  WEB_PORT is "${value}"; allowed: a whole number from 1 to 65535`)
}

/** Waits until an address answers successfully, for at most `timeoutMs`. */
export async function waitForAnswer(url: string, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s; the lines above say why.`)
}
