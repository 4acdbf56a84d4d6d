import { findBrowser } from './lib/programs/browser.ts'

/** Installs the browser for the journeys, while the test command does other things. */
try {
  findBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
