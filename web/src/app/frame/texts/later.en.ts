import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './later.es.ts'

export const menu: Messages<typeof spanish.menu> = {
  bell_one: 'Notices, {{count}} unread',
  bell_other: 'Notices, {{count}} unread',
  bottomNavigation: 'Shortcuts',
  certificate: 'Logged in with a certificate',
  closeMenu: 'Close the menu',
  delegations: 'Managers and consultants',
  logout: 'Log out',
  mainNavigation: 'Main navigation',
  openMenu: 'Open the menu',
  profile: 'My profile',
  stopActing: 'Stop acting for them',
  endActing: 'Finish',
  inNameOf: 'on behalf of',
  actingSinceNow: 'just started',
  actingMinutes_one: '{{count}} minute',
  actingMinutes_other: '{{count}} minutes',
  actingGdpr: '{{name}} has not accepted data protection. Only they can do so, when they log in.',
  actingLost: 'You no longer act for anybody: that session has ended. Your own is still open.',
  closed: {
    title: 'Only the person can change this',
    text: 'You are acting on behalf of {{name}}. Only they can change password, e-mail, phone, verification and consent, from their own account.',
    back: 'See their profile',
  },
  acting: 'You are acting on behalf of',
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
  notifications: 'Notices',
  payments: 'My payments',
  news: 'What’s new',
  unseenNews: 'not seen yet',
}

export const appOffer: Messages<typeof spanish.appOffer> = {
  title: 'Carry your area on your phone',
  text: 'Log in with your fingerprint and get notices at once.',
  scan: 'Point the camera of your phone at this code.',
  code: 'Code that leads to the app',
  android: 'Google Play',
  ios: 'App Store',
  close: 'Do not show again',
  label: 'Mobile app',
}

export const sessionEnd: Messages<typeof spanish.sessionEnd> = {
  defaultWorld: 'Back to the default world',
  kept: 'Without a connection we show you what was stored on {{date}}. Changes and payments have to wait for the connection.',
  release: { text: 'There is a new version of the customer area.', load: 'Load it' },
  timeout: {
    title: 'You have been logged out',
    text: 'For your security we log you out after some time without activity. When you log in again you will return to where you were.',
  },
  again: {
    title: 'Your session has expired',
    text: 'Enter your password to carry on where you were. Nothing that you typed is lost.',
    goOn: 'Carry on',
    leave: 'Go to the log-in page',
    wrongPassword: 'The password is not right. Enter it again.',
    code: 'We have sent you a code. Enter it to carry on.',
    wrongCode: 'That code is not right or has expired. Enter it again.',
    failed: 'We could not check it. Try again.',
  },
  idleSoon: 'You will be logged out in less than a minute because of inactivity.',
  stay: 'Stay logged in',
  passwordAge_one: 'You have {{count}} day left to change your password.',
  passwordAge_other: 'You have {{count}} days left to change your password.',
  changePassword: 'Change it now',
}

export const slowCall: Messages<typeof spanish.slowCall> = {
  text: 'The answer is taking longer than usual.',
  giveUp: 'Stop waiting',
}
