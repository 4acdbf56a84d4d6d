import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './es.ts'

export const members: Messages<typeof spanish.members> = {
  association: {
    title: 'The members of your association',
    lead: 'Enter the area of a member to see their supplies and do things for them.',
    none: 'Your association has no members yet',
  },
  enterprise: {
    title: 'The companies of your group',
    lead: 'Enter the area of a company to see its supplies and do things for it.',
    none: 'Your group has no companies yet',
  },
  noneText: 'Whoever you can act for will appear here.',
  acting: 'You are acting on behalf of {{name}}. Finish to act for somebody else.',
  search: 'Search by name, document or e-mail',
  found_one: '{{number}} on the list',
  found_other: '{{number}} on the list',
  noMatch: 'Nobody matches “{{search}}”',
  clear: 'See all',
  supplies: 'Supplies',
  pending: 'Waiting',
  nothingWaits: 'Nothing waiting',
  contact: 'Contact',
  act: 'Act',
  actFor: 'Act for {{name}}',
}
