import { readingPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { MAX_PENDING } from '@acometida/api-spec/rules/time/dueDate'
import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { localDateTime } from '@acometida/api-spec/rules/time/localTime'
import { startsAt } from '../../support/startsAt.ts'
import { choose, fillIn, icon, press } from '../parts/actions.ts'
import { isSending, loads, offline, usual } from '../parts/states.ts'
import { afterRetries, alerted, answered, waitsFor } from '../parts/waits.ts'
import { answers, calls, fails } from '../parts/world.ts'
import type { Part } from '../shot.ts'
import { cupsOf, ofSupply, tab } from './supplyTab.ts'

const METER = 'main svg[role=img] text'
const readings = tab(5)
const drawn = waitsFor(METER)
const askNow = press(icon('meter', 'main section'))
const readNow = [drawn, askNow, waitsFor('main section svg[role=img]', { nth: 1 })]

const queries = tab(6)
const send = press('main form button[type=submit]')
const listed = [waitsFor('main form'), answered]
/** Asks the meter one of its questions, and waits for the query in the list. */
const ask = (nth: number): Part => [press(icon('refresh'), nth), waitsFor(icon('trash'), { nth })]
/** Asks each question once, and schedules a query for tomorrow. */
const asked = [listed, ask(0), ask(1), ask(2), choose('what', 'power'), send, waitsFor(icon('trash'), { nth: 3 })]
const at = (day: string): Part => [choose('when', 'at'), fillIn('#at', day)]
const asksAnHourFor = (hours: number) =>
  calls('customer', 'POST', '/programmedQuery', {
    meterId: '0022000001001',
    type: 'POWER',
    dueDate: localDateTime(Date.parse(startsAt) + (hours - 0.5) * HOUR_MS),
  })

/** The readings of a supply's meter, and the queries to it. */
export const meterShots = [
  ...ofSupply(readings('customer'), {
    readings: drawn,
    'readings beside now': readNow,
    'readings of 3.0TD beside now': [readings('company', 2), readNow],
    'readings during an outage': [readings('company'), drawn, askNow, waitsFor('main section [role=status]')],
    'readings the newest of which is estimated': [readings('company', 13), drawn],
    'readings of a generator': [readings('prosumer', 2), drawn],
    'readings of a kind': [{ at: `${readingPath(cupsOf('customer'), '2025-12-31')}&kind=estimated` }, drawn],
    'readings while the meter is read': isSending('createProgrammedRead', [drawn, askNow]),
    ...usual('readings', 'listMeterReadings', drawn),
  }),
  ...ofSupply(queries('customer'), {
    'meter not asked yet': listed,
    'meter asked': asked,
    'meter asked for a year': [listed, choose('when', 'monthEnds'), send, waitsFor('main form + [data-tone=success]')],
    'meter asked without an hour': [at('16/3/2026'), send, alerted],
    'meter asked during an outage': [queries('company'), listed, ask(0)],
    'meter asked as often as it can be': [
      Array.from({ length: MAX_PENDING }, (_, index) => asksAnHourFor(index + 1)),
      [listed, choose('what', 'power'), send, alerted],
    ],
    'meter query deleted': [asked, press(icon('trash')), waitsFor('[data-tone=info]', { nth: -1 })],
    'meter lists failed': [fails('listProgrammedReads'), fails('listProgrammedQueries'), afterRetries],
    'meter being asked': isSending('createProgrammedQuery', press(icon('refresh'))),
    'meter asked for a day that is over': [at('2/3/2026'), fillIn('main form input', '8:00', -1), send, alerted],
    'meter of a supply that is gone': [
      answers('createProgrammedQuery', 'TS01000004'),
      [listed, press(icon('refresh')), afterRetries],
    ],
    'meter lists on their way': loads('listProgrammedReads'),
    'meter without a connection': [listed, offline],
  }),
]
