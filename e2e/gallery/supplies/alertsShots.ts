import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { check, fill, icon, press, submitDialog } from '../parts/actions.ts'
import { usual, waiting } from '../parts/states.ts'
import { gone, waitsFor } from '../parts/waits.ts'
import { as, slow, world } from '../parts/world.ts'
import { screen } from '../shot.ts'

const opened = [press(icon('edit')), waitsFor('dialog figure')]
const ROW = 'main :is(tbody tr, li)'
const twoChosen = [1, 2].map((nth) => check(`${ROW} >> nth=${nth} >> input[type=checkbox]`))
const ALL = 'main section[data-tone=attention]'
const turnOnAll = press(`${ALL} button`)

/** The alerts of supplies. */
export const alertsShots = [
  ...screen(paths.alerts, as('customer'), {
    'alerts of some': [],
    'alerts of none': as('prosumer'),
    'alerts of all': [turnOnAll, gone(ALL)],
    'alert with its rehearsal': opened,
    'alert at any time': [opened, press('dialog button[aria-pressed]')],
    'alert with a problem': [opened, fill('alertEmail', 'lucia'), submitDialog],
    'alert about to end': press(icon('trash')),
    'alerts without a supply': as('unbound'),
    ...usual('alerts', 'listAlerts', waitsFor(icon('edit'))),
  }),
  ...screen(paths.alerts, as('company'), {
    'alerts of forty': twoChosen,
    'alerts of forty with one that failed': [
      world((world) => world.fault({ operation: 'saveAlerts', codResult: 'TS01000004', times: 1 })),
      turnOnAll,
      waitsFor('main [role=status] li'),
    ],
    'alerts of several without a device': [twoChosen, press(icon('clock')), waitsFor('dialog form')],
    'alerts of forty being turned on': [slow('saveAlerts'), waiting, turnOnAll, waitsFor('main progress')],
  }),
]
