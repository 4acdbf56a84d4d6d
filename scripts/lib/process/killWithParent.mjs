import { isMainThread, Worker, workerData } from 'node:worker_threads'

/**
 * To be preloaded (`node --import`) by a process that may be busy for so long that it hears nothing, such as a
 * compiler: when the process that started it is gone, a thread of its own kills it. It has nothing to put in order, as
 * others have: see endWithParent.mjs.
 */
if (isMainThread) new Worker(new URL(import.meta.url), { execArgv: [], workerData: process.ppid }).unref()
else
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
  }, 250)
