import type { roles as spanishRoles, session as spanishSession } from '#src/locales/es/session.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const session: Messages<typeof spanishSession> = {
  starting: 'Opening your area…',
  timeout: {
    title: 'Your session has been closed',
    text: 'For your security we close the session after some time without activity. When you log in again you will return to where you were.',
  },
  again: {
    title: 'Your session has expired',
    text: 'Enter your password to go on where you were. Nothing that you typed is lost.',
    goOn: 'Go on',
    leave: 'Go to the log-in page',
    wrongPassword: 'The password is not right. Enter it again.',
    code: 'We have sent you a code. Enter it to go on.',
    wrongCode: 'That code is not right or has expired. Enter it again.',
    failed: 'We could not check it. Try again.',
  },
  idleSoon: 'Your session will be closed in less than a minute because of inactivity.',
  stay: 'Stay logged in',
  loggedOut: 'You have logged out.',
  barred: 'Your user may not open that page and, for security, we have closed the session.',
  failed: 'We could not recover your session. Log in again to go on where you were.',
  passwordAge_one: 'You have {{count}} day left to change your password.',
  passwordAge_other: 'You have {{count}} days left to change your password.',
  changePassword: 'Change it now',
  tabs: {
    dashboard: 'Home',
    supplies: 'My supplies',
    provisions: 'Connections',
    requests: 'Requests',
    notifications: 'Notices',
    faqs: 'Frequent questions',
    association: 'Association',
    enterprise: 'Business',
    searchUser: 'Search user',
    failures: 'Failure management',
    messages: 'Message management',
    users: 'User management',
    callCentreUsers: 'Call-centre users',
    mfaAdmin: 'Two-step verification',
  },
  bottomTabs: { supplies: 'Supplies', provisions: 'Connections', requests: 'Requests', notifications: 'Notices' },
}

export const roles: Messages<typeof spanishRoles> = {
  administrator: 'Administrator',
  agentAdmin: 'Agent admin',
  SU_UFD: 'Utility administrator',
  MANAGER_ADMIN_ASOC: 'Association manager',
  MANAGER_ADMIN_ENT: 'Business manager',
  US_CC_MFA_ADMIN: 'Verification administrator',
  US_MANAGER: 'Manager',
  US_CONSULTANT: 'Consultant',
  US_SUPPLYPOINT_CLIENT: 'Customer',
  US_DOSSIER_CLIENT: 'Applicant',
  US_USER: 'User',
}
