import type { Plugin } from 'vitest/config'
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node'

/** The thread of earlier runs, with the modules of the product loaded. */
let kept: ThreadsPoolWorker | undefined

/**
 * Keeps one thread of Vitest from mutant to mutant: loading the server takes ten times as long as the tests that reach
 * a line of it. Mutants are switched on while the code runs, so the modules can stay. Only mutants that change the
 * loading of a module get a new thread, and all do if the modules cache results.
 */
export function lastingThread(): Plugin {
  return {
    name: 'lasting-thread',
    configureVitest: ({ project }) => {
      project.config.pool = 'lasting'
      project.config.poolRunner = { name: 'lasting', createPoolWorker }
      project.config.isolate = false
    },
  }
}

function createPoolWorker(options: PoolOptions): PoolWorker {
  // Stryker provides both, and declares neither.
  const { mode, mutantActivation } = { ...options.project.getProvidedContext() } as Record<string, unknown>
  const remembers = process.env['MUTANTS_REMEMBER'] === 'yes'
  const switched = mode === 'mutant' && mutantActivation === 'runtime' && !remembers
  return switched ? lastingWorker(options) : new ThreadsPoolWorker(options)
}

/** A worker that reuses the kept thread instead of starting another, and never ends it. */
function lastingWorker(options: PoolOptions): PoolWorker {
  const thread = (kept ??= new ThreadsPoolWorker(options))
  const listeners = new Set<(message: unknown) => void>()
  return {
    name: 'lasting',
    start: async () => {
      if (started.has(thread)) return
      started.add(thread)
      await thread.start()
      thread.on('exit', () => (kept = undefined))
    },
    stop: async () => {},
    on: (event, callback) => {
      if (event === 'message') listeners.add(callback)
      thread.on(event, callback)
    },
    off: (event, callback) => {
      if (event === 'message') listeners.delete(callback)
      thread.off(event, callback)
    },
    send: (message: WorkerRequest) => {
      if (message.type !== 'stop') return thread.send(message)
      for (const tell of listeners) tell({ type: 'stopped', __vitest_worker_response__: true })
    },
    deserialize: (data) => data,
  }
}

const started = new WeakSet<ThreadsPoolWorker>()
