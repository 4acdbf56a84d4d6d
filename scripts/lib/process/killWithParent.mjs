import { isMainThread, Worker, workerData } from 'node:worker_threads'

/**
 * Preload this (`node --import`) in a process that may be too busy to receive a signal, such as a compiler. When the
 * parent process is gone, a separate thread kills this one. It must have nothing to clean up; for others see
 * endWithParent.mjs.
 */
if (isMainThread) new Worker(new URL(import.meta.url), { execArgv: [], workerData: process.ppid }).unref()
else
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
  }, 250)
