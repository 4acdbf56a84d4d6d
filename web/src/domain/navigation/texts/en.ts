import type { Messages } from '#src/locales/messages.type.ts'
import type { navigation as spanish } from './es.ts'

export const navigation: Messages<typeof spanish> = {
  tabs: {
    dashboard: 'Home',
    supplies: 'My supplies',
    provisions: 'Connections',
    requests: 'Requests',
    notifications: 'Notices',
    faqs: 'Frequently asked questions',
    association: 'Association',
    enterprise: 'Business',
    searchUser: 'Find a user',
    failures: 'Fault management',
    messages: 'Message management',
    users: 'User management',
    callCentreUsers: 'Call-centre users',
    mfaAdmin: 'Two-step verification',
  },
  bottomTabs: { supplies: 'Supplies', provisions: 'Connections', requests: 'Requests', notifications: 'Notices' },
}
