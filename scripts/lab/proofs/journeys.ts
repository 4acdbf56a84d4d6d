import { journeySettings } from '../../recorded/journeySettings.ts'
import { runJourneys } from './runJourneys.ts'
import { front, startFront, startNumbered } from './serverFleet.ts'

/** Runs all journeys on four servers behind nginx. Resolves to whether all passed; Playwright prints failed ones. */
export async function journeys(): Promise<boolean> {
  const url = `http://${front.host}:${front.port}`
  const settings = await journeySettings(url)
  const servers = await Promise.all([1, 2, 3, 4].map((number) => startNumbered(number, settings)))
  const nginx = await startFront(servers)
  try {
    return await runJourneys(url)
  } finally {
    await nginx.stop()
    await Promise.all(servers.map((server) => server.stop()))
  }
}
