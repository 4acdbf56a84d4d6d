import { hostname } from 'node:os'

/** Where the log goes, a line of JSON at a time. */
export interface LogStream {
  readonly write: (line: string) => void
}

/** Tells the log that the server failed. */
export type ErrorLog = (requestId: string, error: Error) => void

/**
 * Writes what went wrong in the server as a line with the fields of pino, and nothing else of a call: the framework's
 * own logger takes a tenth of each call for itself, whether it writes or not.
 */
export function errorLog(stream: LogStream): ErrorLog {
  const from = { pid: process.pid, hostname: hostname() }
  return (reqId, { name, message, stack }) => {
    const line = {
      level: 50,
      time: Date.now(),
      ...from,
      reqId,
      err: { name, message, stack },
      msg: 'the server failed',
    }
    stream.write(`${JSON.stringify(line)}\n`)
  }
}
