import { missingSubject } from '@acometida/api-spec/conformance/subjects.ts'
import { exampleCall } from '@acometida/api-spec/operations/example.ts'
import { CHECK_LETTERS } from '@acometida/api-spec/rules/person/document'
import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import { listIn } from '../listIn.ts'
import { callAs, type Provocations } from '../preparation.ts'
import { textIn, waitFor } from '../preparationSteps.ts'

/** The limit of people that a user keeps for their dossiers. */
const MAX_CONTACTS = 500
/** Longer than a link is valid. */
const LINK_DAYS = 31

/** Requests and messages to the utility, its links, and the people of dossiers. */
export const requests = {
  createServiceRequest: {
    TS01000004: callAs('customer', { body: { cups: missingSubject.cups } }),
    '0404': callAs('customer', ({ subject: { cups } }) => ({
      body: { cups, dossierNumber: missingSubject.dossierCode },
    })),
    '2015': callAs('customer', ({ subject: { cups } }) => ({
      body: { cups, documentNumber: missingSubject.document },
    })),
  },
  updateServiceRequest: {
    '0409': callAs('customer', async ({ place, caller, subject }) => {
      const asked = exampleCall('listServiceRequests', { filter: { documentNumber: subject.document } })
      const { content } = await place.call('listServiceRequests', asked, caller)
      const closed = listIn('listServiceRequests', content).find((each) => textIn(each, 'status') === 'CERRADA')
      return { body: { codSR: textIn(closed, 'codSR'), indRead: undefined, comment: 'Sigue igual.' } }
    }),
  },
  sendMail: {
    '2004': callAs(null, { body: { email: 'antia.lorenzo@correo.gal' } }),
  },
  openUrlMessage: {
    '0404': callAs(null, { filter: { id: 'a-link-of-nobody' } }),
    '0409': callAs('customer', async ({ place, caller }) => {
      const { content } = await place.call('createUrlMessage', exampleCall('createUrlMessage'), caller)
      await waitFor(place, (LINK_DAYS * DAY_MS) / 1000)
      return { filter: { id: textIn(content['urlMessage'], 'id') } }
    }),
  },
  saveCustomer: {
    '0409': callAs('customer', async ({ place, caller }) => {
      for (let number = 0; number < MAX_CONTACTS; number += 1) {
        const contact = exampleCall('saveCustomer', { body: { docNumber: nifOf(number) } })
        await place.call('saveCustomer', contact, caller)
      }
      return {}
    }),
  },
} satisfies Provocations

/** The document of a person with a number. */
function nifOf(number: number): string {
  return `${String(number).padStart(8, '0')}${CHECK_LETTERS[number % CHECK_LETTERS.length]}`
}
