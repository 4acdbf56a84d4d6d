import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './es.ts'

export const help: Messages<typeof spanish.help> = {
  faqs: {
    lead: 'What people ask us most about the network, the meter and connections.',
    search: 'Search the questions',
    found_one: '{{count}} question',
    found_other: '{{count}} questions',
    none: 'No question matches your search',
    noneText: 'Try another word, for example “power” or “reading”.',
    clear: 'See all questions',
    more: 'Not what you were looking for?',
    moreText: 'Write to us and we will answer.',
    contact: 'Contact us',
  },
  photos: {
    title: 'Check a photo',
    lead: 'Before you send us a photo of a meter or an installation, see here whether it will reach us clearly.',
    choose: 'Take or choose a photo',
    private: 'The photo stays on your device: it is only looked at on this page.',
    list: 'Photos checked',
    picture: 'The photo {{name}}',
    size: '{{size}} MB',
    good: 'Can be sent',
    tooBig: 'Too large',
    wrongKind: 'Not a JPG or PNG photo',
    empty: 'The file is empty',
    unreadable: 'It cannot be read',
    help: {
      tooBig: 'It can be 10 MB at most. Take it at a lower resolution, or crop it.',
      wrongKind: 'Save it as JPG or PNG. On an iPhone: Settings, Camera, Formats, “Most Compatible”.',
      empty: 'Take it again or choose another one.',
      unreadable: 'Take it again, or choose another one.',
    },
  },
  cookies: {
    title: 'Cookie policy',
    lead: 'This area uses no cookies. It keeps in your browser only what it needs to work, and nothing to track you or to advertise.',
    what: 'What is kept',
    name: 'Data',
    purpose: 'What for',
    until: 'Until when',
    session: 'Until you log out or close the tab',
    device: 'Until you delete it in your browser',
    kept: {
      tabs: {
        name: 'Your open tabs',
        purpose: 'A sign that a session is open, so that a new tab can share it. It is deleted when you log out.',
      },
      tokens: {
        name: 'Your session',
        purpose:
          'The temporary keys that tell us you have logged in, your user, your document, your roles and whether you accepted data protection.',
      },
      typed: {
        name: 'What you were typing',
        purpose:
          'What you had typed in a form when the session ended by itself, to give it back when you log in. Never passwords or codes, and nobody else sees it.',
      },
      way: {
        name: 'Where you were',
        purpose: 'The page you wanted to go to, so that we can take you there after you log in.',
      },
      login: {
        name: 'A log-in under way',
        purpose: 'What is needed between your password and the verification code. Your password is never kept.',
      },
      payment: {
        name: 'Payment without an account',
        purpose: 'The document and the bill that you are paying, for as long as the payment takes.',
      },
      language: { name: 'Language', purpose: 'The language you want to see the area in.' },
      theme: { name: 'Appearance', purpose: 'Whether you prefer it light or dark.' },
      news: { name: 'News you have seen', purpose: 'Which news we have shown you, so that they are not repeated.' },
      app: {
        name: 'Mobile app',
        purpose:
          'Whether you have the app, or have closed the offer to download it; and in the app, what it has shown you and when it has asked you something.',
      },
      user: { name: 'Remembered user', purpose: 'Who logged in last, only if you asked us to remember it.' },
    },
    howTitle: 'How to delete it',
    how: 'Log out to delete everything that belongs to the session. The rest is deleted with the data of this site in your browser’s settings; when you return, the area starts again in Spanish and with your device’s appearance.',
    whoTitle: 'Who reads it',
    who: 'Only this area. There is no third-party content, no analytics and no tracking pixels.',
  },
  news: {
    lead: 'The latest things you can do in your customer area.',
    fresh: 'New',
    open: 'Try it',
    items: {
      faqs: {
        title: 'Answers at hand',
        text: 'The frequently asked questions can be searched, and are always behind the help button.',
      },
      binding: {
        title: 'Link a supply with its CUPS',
        text: 'If a contract is in your name and you do not see it here, link it yourself in a minute.',
      },
      curve: {
        title: 'Your consumption, hour by hour',
        text: 'Compare periods with the same weekdays, see the tariff periods, and download it all.',
      },
      alerts: {
        title: 'Alerts at the hours you choose',
        text: 'Choose how and at what hours we tell you about power cuts.',
      },
      theme: {
        title: 'Light or dark',
        text: 'Change it in the user menu or at the foot of any page.',
      },
    },
  },
  version: {
    title: 'Update the app',
    lead: 'Your version can no longer connect to us. The new one takes only a moment, and your data stays where it was.',
    minimum: 'Version {{minimum}} or later is needed. The latest is {{latest}}.',
    android: 'Update on Google Play',
    ios: 'Update on the App Store',
    web: 'Go on in the browser',
  },
}

export const noClient: Messages<typeof spanish.noClient> = {
  config: {
    title: 'The customer area is not available',
    text: 'We could not read the settings of the service. Try again in a few minutes.',
  },
  insecure: {
    title: 'This page needs a secure connection',
    text: 'The customer area only works over https, so that nobody on the way can read what you type.',
    open: 'Open with https',
  },
}
