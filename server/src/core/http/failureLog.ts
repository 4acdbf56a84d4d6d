import { hostname } from 'node:os'
import type { FastifyRequest } from 'fastify'
import { thrownPlaceOf } from './thrownPlace.ts'

/** The destination of the log. `write` takes a line with its end. */
export interface LogStream {
  readonly write: (line: string) => void
}

/** Tells the operator what is wrong with the server. It names no values of a path, which may be personal data. */
export interface FailureLog {
  /** The code of a call threw. */
  readonly failed: (request: FastifyRequest, error: Error) => void
  /** A call or its answer broke the contract. */
  readonly broke: (request: FastifyRequest) => void
}

/**
 * Lines with the fields of pino, for collectors of logs: the framework's own logger takes a tenth of each call, whether
 * it writes or not. Breaches are none of them: a caller could fill the log.
 */
export function jsonFailureLog(stream: LogStream): FailureLog {
  const from = { pid: process.pid, hostname: hostname() }
  return {
    failed: ({ id: reqId }, { name, message, stack }) => {
      const err = { name, message, stack }
      const line = { level: 50, time: Date.now(), ...from, reqId, err, msg: 'the server failed' }
      stream.write(`${JSON.stringify(line)}\n`)
    },
    broke: () => {},
  }
}

/** Sentences for the developer at the terminal: the call, what is wrong with it, and the line of the source. */
export function readableFailureLog(stream: LogStream): FailureLog {
  const write = (lines: readonly string[]) => stream.write(`${lines.join('\n  ')}\n`)
  return {
    failed: (request, error) => {
      const place = thrownPlaceOf(error)
      write([
        `✗ ${callOf(request)} failed in the server.`,
        `${error.name}: ${error.message}`,
        ...(place ? [place.at, `  ${place.source}`] : (error.stack ?? '').split('\n').slice(1)),
      ])
    },
    broke: (request) => write([`✗ ${callOf(request)} breaks the contract.`, ...request.problems]),
  }
}

/** `GET /bills (listBills)`, with the pattern of the path in place of its values. */
function callOf({ method, routeOptions }: FastifyRequest): string {
  const { operationId } = routeOptions.config
  return `${method} ${routeOptions.url ?? 'an unknown address'}${operationId === undefined ? '' : ` (${operationId})`}`
}
