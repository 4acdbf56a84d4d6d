import { expect, test } from 'vitest'
import { linkFigures, linkState, type SentLink } from './sentLinks.ts'

const link = (changes: Partial<SentLink>): SentLink => ({
  id: '1',
  category: 'SUMINISTRO',
  detail: 'CONSUMO',
  url: '/supplies',
  channel: '0',
  userId: 19,
  userName: 'Lucía',
  adminName: 'Iria',
  sentOn: '2026-03-12',
  endsOn: '2026-04-11',
  openedOn: null,
  ...changes,
})

test('counts a link as opened for good, or as waiting until its last day and then expired', () => {
  expect(linkState(link({ openedOn: '2026-03-13' }), '2026-06-01')).toBe('opened')
  expect(linkState(link({}), '2026-04-11')).toBe('waiting')
  expect(linkState(link({}), '2026-04-12')).toBe('expired')
})

test('reckons figures by weeks from Monday, with the mean days to open, without unsent links', () => {
  // 12 March 2026 is a Thursday, 15 a Sunday, 16 a Monday.
  const links = [
    link({ openedOn: '2026-03-13' }),
    link({ sentOn: '2026-03-15', openedOn: '2026-03-18' }),
    link({ sentOn: '2026-03-16' }),
    link({ channel: null }),
  ]
  expect(linkFigures(links, 'week')).toEqual([
    { key: '2026-03-09', sent: 2, opened: 2, share: 1, daysToOpen: 2 },
    { key: '2026-03-16', sent: 1, opened: 0, share: 0, daysToOpen: null },
  ])
  expect(linkFigures(links, 'agent').map(({ key, sent }) => [key, sent])).toEqual([['Iria', 3]])
})
