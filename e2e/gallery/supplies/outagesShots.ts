import { supplyOutagesPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Persona } from '../../support/persona.ts'
import { check, choose, key, press, submit, submitDialog } from '../parts/actions.ts'
import { usual } from '../parts/states.ts'
import { afterRetries, alerted, gone, waitsFor } from '../parts/waits.ts'
import { calls, fails, meanwhile, passes, scenario } from '../parts/world.ts'
import type { Part } from '../shot.ts'
import { cupsOf, ofSupply } from './supplyTab.ts'

const outages = (who: Persona['key'], nth = 1): Part => ({ who, at: supplyOutagesPath(cupsOf(who, nth)) })
const [house, bakery] = [outages('customer', 2), outages('company')]
const shown = waitsFor('main figure')
const act = press('main ol button[class*=primary]')

const reports = [shown, press('main ol > li:last-child button'), waitsFor('main form')]
const TIMER = 'dialog [role=timer]'
const opened = [shown, act, waitsFor('dialog input')]
const confirms: Part = [
  async (page) => {
    for (const tick of await page.locator('dialog input').all()) await tick.check()
  },
  submitDialog,
]
const reconnects = [house, opened, confirms, waitsFor(TIMER)]
const reconnectsElsewhere = (nth: number) =>
  calls(
    'customer',
    'GET',
    `/meterControl?${new URLSearchParams({ cups: cupsOf('customer', nth), action: 'reconnect' })}`,
  )

/** The outages of a supply, and reconnecting it. */
export const outagesShots = ofSupply(outages('customer'), {
  'outages with nothing known': [outages('company', 6), shown],
  'outages just over': [scenario('outageNow', 'customer'), passes(2 * 3600), shown],
  'outages with a failure and a tripped switch': [
    [scenario('trippedSwitch', 'customer'), scenario('outageNow', 'customer')],
    shown,
  ],
  'outages with works ahead': shown,
  'outages with a tripped switch': [house, shown],
  'outages with a failure': [bakery, shown],
  'outages after "me too"': [bakery, shown, act, gone('main ol button[class*=primary]')],
  'outages as a table': [shown, press('main figure button'), gone('main figure input')],
  'report of a danger': [reports, choose('kind', 'PELIGRO'), alerted],
  'report with a problem': [reports, submit, alerted],
  reported: [reports, check('[name=kind]'), submit, gone('main form')],
  ...usual('outages', 'listIncidences', shown),
  // The state of the switch is unknown, and may be requested again.
  'meter failed': [house, fails('controlMeter'), waitsFor('main ol > li:nth-child(2) button')],
  'reconnect explained': [house, opened],
  'reconnect not confirmed': [house, opened, submitDialog],
  reconnecting: reconnects,
  'reconnecting, behind the dialog': [reconnects, key('Escape'), gone('dialog[open]')],
  reconnected: [reconnects, meanwhile(passes(16)), gone(TIMER)],
  'reconnect not needed': [
    [house, opened, meanwhile(reconnectsElsewhere(2)), meanwhile(passes(90))],
    [confirms, waitsFor('dialog [aria-live]'), afterRetries],
  ],
  // The switch was closed then, and is open now.
  'reconnect asked for a moment ago': [
    [reconnectsElsewhere(1), scenario('trippedSwitch', 'customer')],
    [shown, act, waitsFor(TIMER)],
  ],
  // The clock of the world is stopped, so the switch does not move.
  'reconnect in vain': [reconnects, gone(TIMER, { timeout: 70_000 })],
  'reconnect without an answer': [
    [house, opened, meanwhile(fails('controlMeter')), confirms],
    waitsFor('dialog [aria-live]', { timeout: 20_000 }),
  ],
})
