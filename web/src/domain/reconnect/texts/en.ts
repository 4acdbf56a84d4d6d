import type { reconnect as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const reconnect: Messages<typeof spanish> = {
  ask: 'Reconnect now',
  askState: 'Ask how it is',
  byHand: {
    label: 'If you would rather do it by hand',
    lower: 'Lower the main switch of your fuse box.',
    wait: 'Wait between 5 and 20 seconds.',
    raise: 'Raise it again. The meter closes its switch by itself.',
  },
  call: 'Call us on {{phone}}',
  callBill: 'Call the number for faults on your bill.',
  closed: {
    title: 'You have power again',
    text: 'The meter has closed its switch. Turn your appliances on one by one.',
    why: 'Why did it trip? Nearly always because more power was used at once than is contracted.',
    now: 'See how much power you use now',
    power: 'See your maximum power',
  },
  explain: {
    text: 'The switch of your meter tripped and left {{place}} without power. We can close it from here: it takes about 15 seconds.',
    check: 'First, confirm that:',
    off: 'The oven, the heaters and the hob are off',
    clear: 'Nobody is touching the fuse box',
    dry: 'There is no water near the fuse box and your hands are dry',
    missing: 'Still to confirm: {{what}}',
  },
  notNeeded: {
    title: 'There is no need to reconnect',
    text: 'The switch of your meter is closed. If you have no power, look at your fuse box.',
  },
  outage: {
    title: 'It cannot be reconnected now',
    text: 'The supply is interrupted and the meter does not answer. When the grid is back you can reconnect it if you need to.',
  },
  silent: {
    title: 'We do not know whether the order arrived',
    text: 'There was no answer. Before you repeat it, ask how the meter is.',
  },
  stillTripped: {
    title: 'The switch has not closed',
    text: 'A minute has gone by and your meter still gives no power. There may be a fault in your home.',
  },
  title: 'Reconnect the supply',
  tooSoon: {
    title: 'You asked for it a moment ago',
    text: 'To repeat it within a minute changes nothing. You can ask again when the countdown ends.',
  },
  waiting: {
    title: 'Closing the switch',
    text: 'It usually takes about 15 seconds. We tell you here as soon as your meter answers; you may close this window.',
  },
}
