import type { Messages } from '#src/locales/messages.type.ts'
import type { reconnect as spanish } from './es.ts'

export const reconnect: Messages<typeof spanish> = {
  aloud: 'Read these sentences to the caller.',
  ask: 'Reconnect now',
  askState: 'Check the meter',
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
    text: 'The meter has closed its switch. Turn your appliances on one at a time.',
    why: 'Why did it trip? Nearly always because you used more power at once than you have contracted.',
    now: 'See how much power you use now',
    power: 'See your maximum power',
  },
  explain: {
    text: 'Your meter’s switch tripped and left {{place}} without power. We can close it remotely: it takes about 15 seconds.',
    check: 'First, confirm that:',
    off: 'The oven, the heaters and the hob are off',
    clear: 'Nobody is touching the fuse box',
    dry: 'There is no water near the fuse box and your hands are dry',
    missing: 'Still to confirm: {{what}}',
  },
  notNeeded: {
    title: 'There is no need to reconnect',
    text: 'Your meter’s switch is closed. If you have no power, look at your fuse box.',
  },
  outage: {
    title: 'It cannot be reconnected now',
    text: 'There is a power cut and the meter does not answer. When the power is back you can reconnect it if you need to.',
  },
  silent: {
    title: 'We do not know whether the order arrived',
    text: 'There was no answer. Before you repeat it, check how the meter is.',
  },
  stillTripped: {
    title: 'The switch has not closed',
    text: 'A minute has gone by and your meter still gives no power. There may be a fault in your home.',
  },
  title: 'Reconnect the supply',
  tooSoon: {
    title: 'You asked for it just now',
    text: 'Repeating it within a minute changes nothing. You can ask again when the countdown ends.',
  },
  waiting: {
    title: 'Closing the switch',
    text: 'It usually takes about 15 seconds. We will tell you here as soon as your meter answers; you can close this window.',
  },
}
