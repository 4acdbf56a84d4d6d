import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './es.ts'

export const mobile: Messages<typeof spanish.mobile> = {
  biometry: {
    enter: { fingerprint: 'Log in with your fingerprint', face: 'Log in with your face' },
    cancelled: 'It was not finished. You can try again or type your password.',
    failed: { fingerprint: 'We did not recognise the fingerprint', face: 'We did not recognise the face' },
    failedText_one: 'You have {{count}} attempt left. You can also log in with your password.',
    failedText_other: 'You have {{count}} attempts left. You can also log in with your password.',
    exhausted: {
      fingerprint: 'No attempts left with the fingerprint',
      face: 'No attempts left with the face',
    },
    exhaustedText: 'Log in with your user and your password. You will be able to use it again next time.',
    outdated: { fingerprint: 'The fingerprint has to be set up again', face: 'The face has to be set up again' },
    outdatedText:
      'The password kept on this phone is no longer yours, so we have erased it. Log in with the current one and you can keep it again.',
    none: { fingerprint: 'Nothing is kept on this phone any more', face: 'Nothing is kept on this phone any more' },
    noneText: 'Log in with your user and your password and you can keep them again.',
    offer: {
      enable: {
        fingerprint: 'Log in with your fingerprint?',
        face: 'Log in with your face?',
      },
      enableText:
        'Next time you will not have to type your password. We keep it in the safe of this phone, which only you can open. If you have two-step verification, we will still ask for it.',
      replace: {
        fingerprint: 'Keep this user to log in with your fingerprint?',
        face: 'Keep this user to log in with your face?',
      },
      replaceText:
        'Another user or another password is kept on this phone. We can replace it with the ones you have just used.',
      accept: 'Turn on',
      acceptReplace: 'Update',
      later: 'Not now',
      refused: 'Your phone did not let us keep it. Check in its settings that the screen lock is on.',
      enabled: 'Done: next time you can log in without typing your password.',
    },
    row: {
      fingerprint: 'Log in with your fingerprint',
      face: 'Log in with your face',
      on: 'On, on this phone',
      off: 'Off',
      offNote: 'Turn it on and you will not have to type your password each time you log in.',
      enable: 'Turn on',
      proveHint: 'We check it before we keep it.',
      failed: 'We could not check your password, so nothing was kept. Please try again.',
      onNote: 'Your password is in the safe of the phone, which only you can open.',
      disable: 'Turn off',
      disabled: 'Turned off. We have erased the password kept on this phone.',
    },
  },
  push: {
    term: 'Notices on this phone',
    registered: 'On',
    registeredNote: 'The notices that you choose in the app reach this phone.',
    refused: 'No permission',
    refusedNote: 'To receive them, allow notifications in the settings of the phone and log in again.',
    failed: 'They could not be switched on',
    failedNote: 'We will try again when you log in again.',
  },
  rating: {
    title: 'How do you like the app?',
    stars: 'Your rating',
    starsMissing: 'Choose from one to five stars.',
    starsHint: 'From one to five stars.',
    next: 'Continue',
    later: 'Not now',
    feedbackTitle: 'What can we do better?',
    text: 'Tell us',
    textHint: 'Leave out personal data: your user already goes with the message.',
    send: 'Send',
    failed: 'We could not send it. What you wrote is still here: please try again.',
    thanksTitle: 'Thank you',
    thanksSent: 'We have received your opinion under number {{number}}. We will read it to make the app better.',
    thanksStore: 'We have opened the store for you to leave your rating.',
    store: 'Rate it in the store',
    close: 'Close',
  },
  welcome: {
    title: 'Welcome',
    skip: 'Skip',
    start: 'Start',
    slides: {
      hello: {
        title: 'Your electricity, in your pocket',
        text: 'Your supplies, your applications and your requests, with the same data as on the website.',
      },
      biometry: {
        title: 'Log in without typing',
        text: 'With your fingerprint or your face. Your password stays in the safe of the phone.',
      },
      tasks: {
        title: 'Look things up and get things done',
        text: 'See what you use hour by hour, pay bills, look at your meter readings and follow each application.',
      },
      notices: {
        title: 'Hear about it at once',
        text: 'We tell you about planned power cuts, faults and any change in your applications and requests.',
      },
    },
  },
  news: { skip: 'Skip', done: 'Got it' },
  version: {
    title: 'There is a new version',
    text: 'Version {{latest}} is out. Yours, {{version}}, still works.',
    update: 'Update',
    later: 'Not now',
    enforcedTitle: 'Update the app to go on',
    enforcedText: 'Your version, {{version}}, cannot be used any more. The oldest that works is {{minimum}}.',
  },
}
