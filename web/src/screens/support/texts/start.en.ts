import type { Messages } from '#src/locales/messages.type.ts'
import type { support as spanish } from './start.es.ts'

export const support: Messages<typeof spanish> = {
  callFailed: 'Error when calling the service',
  callFailedSaying: 'Error when calling the service: “{{message}}” (code {{code}})',
  notFound: {
    title: 'We cannot find that page',
    text: 'There may be a typing error in the address, or the page may have moved.',
    home: 'Go to the home page',
  },
  broken: {
    title: 'We could not show this page',
    text: 'Something unexpected happened. Reload the page; if it keeps happening, contact us.',
    reload: 'Reload the page',
  },
}
