import { isObject } from '@acometida/api-spec/rules/fields'
import { parsedJson } from '../lib/json.ts'
import { type Arguments, argumentProblem, type Tool } from './tool.ts'

/** The versions of the Model Context Protocol that agree on the parts used here, the newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const

/** The text that an agent reads before its first call. */
const INSTRUCTIONS = `Acometida is the customer area of an electricity distributor with a reference server. A world is a whole copy of its
state: database, clock, inbox, fault rules and log. Make a world of your own with createWorld, and name it in each call. Personas are
seeded people; scenarios bring one into a situation. Open the client as a persona in a world at /__room/enter?persona=…&world=….`

/** The errors of JSON-RPC 2.0. */
const ERRORS = { parse: -32700, invalidRequest: -32600, noMethod: -32601, invalidParams: -32602 } as const

/**
 * Answers the messages of an agent by the Model Context Protocol: JSON-RPC 2.0, one message a line.
 * @param version the version of the command
 */
export function makeSession(tools: readonly Tool[], version: string) {
  const byName = new Map(tools.map((tool) => [tool.name, tool]))

  async function resultOf(method: string, params: Arguments): Promise<object> {
    switch (method) {
      case 'initialize': {
        const asked = params['protocolVersion']
        return {
          protocolVersion: VERSIONS.find((each) => each === asked) ?? VERSIONS[0],
          capabilities: { tools: {} },
          serverInfo: { name: 'acometida', version },
          instructions: INSTRUCTIONS,
        }
      }
      case 'ping':
        return {}
      case 'tools/list':
        return { tools: tools.map(described) }
      case 'tools/call':
        return callTool(params)
    }
    throw new ProtocolError(ERRORS.noMethod, `Unknown method ${method}.`)
  }

  async function callTool({ name, arguments: args = {} }: Arguments): Promise<object> {
    const tool = byName.get(String(name))
    if (!tool)
      throw new ProtocolError(
        ERRORS.invalidParams,
        `Unknown tool ${String(name)}. Known tools: ${[...byName.keys()].join(', ')}.`,
      )
    if (!isObject(args)) throw new ProtocolError(ERRORS.invalidParams, 'params/arguments must be an object.')
    const problem = argumentProblem(tool.inputSchema, args)
    if (problem !== null) return failure(problem)
    try {
      return { content: [{ type: 'text', text: await tool.call(args) }] }
    } catch (error) {
      return failure(error instanceof Error ? error.message : String(error))
    }
  }

  /** Answers a line with a line, or with null if the message expects no answer. */
  return async function answer(line: string): Promise<string | null> {
    let id: number | string | undefined
    try {
      const message = parsedJson(line)
      if (message === undefined) throw new ProtocolError(ERRORS.parse, 'The line is not JSON.')
      if (!isObject(message) || message['jsonrpc'] !== '2.0')
        throw new ProtocolError(ERRORS.invalidRequest, 'The line is not a JSON-RPC 2.0 message.')
      const { method, params = {} } = message
      // The message is a response, although this server sends no requests.
      if (typeof method !== 'string') return null
      if (typeof message['id'] === 'number' || typeof message['id'] === 'string') id = message['id']
      if (!isObject(params)) throw new ProtocolError(ERRORS.invalidParams, 'params must be an object.')
      // A notification, such as that the agent is ready.
      if (id === undefined) return null
      return JSON.stringify({ jsonrpc: '2.0', id, result: await resultOf(method, params) })
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      return JSON.stringify({ jsonrpc: '2.0', id: id ?? null, error: { code: error.code, message: error.message } })
    }
  }
}

class ProtocolError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

function described({ name, description, inputSchema, isReadOnly }: Tool): object {
  return { name, description, inputSchema, annotations: { readOnlyHint: isReadOnly, openWorldHint: false } }
}

/** A failed call is a result too: the agent reads the sentence and tries again. */
function failure(sentence: string): object {
  return { content: [{ type: 'text', text: sentence }], isError: true }
}
