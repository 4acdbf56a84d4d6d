/** The part of Playwright's `webServer` that starts Acometida. */
export interface WebServer {
  readonly command: string
  readonly url: string
  readonly timeout: number
  readonly reuseExistingServer: boolean
  readonly env: Readonly<Record<string, string>>
  readonly gracefulShutdown: { readonly signal: 'SIGTERM'; readonly timeout: number }
}

/** The options of a suite's server. */
export interface WebServerOptions {
  /** The server's port; 4000 by default. */
  readonly port?: number
  /** The time at which its seeded people begin, an ISO instant. */
  readonly now?: string
  /** The command that starts it. The default is the package `acometida`. */
  readonly command?: string
}

/** The `webServer` of a Playwright config: starts Acometida, or uses the server that already runs on the port. */
export function webServer({ port = 4000, now, command = 'npx acometida' }: WebServerOptions = {}): WebServer {
  const url = `http://127.0.0.1:${port}`
  // The workers of Playwright read the environment of its config.
  process.env['ACOMETIDA_URL'] ??= url
  return {
    command,
    url: `${url}/ready`,
    timeout: 120_000,
    reuseExistingServer: process.env['CI'] === undefined,
    env: { PORT: String(port), DATABASE: ':memory:', ...(now === undefined ? {} : { NOW: now }) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  }
}
