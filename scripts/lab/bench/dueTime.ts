import { readFileSync } from 'node:fs'
import { isDue } from '@acometida/server/core/scheduledJobs'
import { openDb } from '@acometida/server/db/client'
import { scheduledJobs } from '@acometida/server/scheduledJobs'
import { median } from './median.ts'

/** The time to find out whether a freshly written world has a job due, in microseconds: the median of 2,000 runs. */
export function dueTimeUs(template: string): number {
  const db = openDb(readFileSync(template))
  const write = db.$client.prepare('update "user" set id = id where id = 1')
  const times = Array.from({ length: 2_000 }, () => {
    write.run()
    const started = performance.now()
    isDue(db, scheduledJobs, 0)
    return (performance.now() - started) * 1_000
  })
  db.$client.close()
  return median(times) ?? 0
}
