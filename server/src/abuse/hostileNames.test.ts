import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { expect, test } from 'vitest'
import { prepareSubjects } from '#src/authorization/prepareSubjects.ts'
import type { OperationId } from '#src/core/operation.ts'
import { testApi } from '#src/testing/testApi.ts'

const hostile = ['Uxía\n\nSu contrato caduca hoy.', 'Entre en https://evil.example', 'evil.com', 'soporte@evil.example']

/** The wire names of fields with names of people, companies and things. */
const nameFields = /^(name|sur[nN]ame[12]?|customerName|installerName)$/

const signUp = {
  documentNumber: '99999999R',
  name: 'Uxía',
  surName: 'Lorenzo Cid',
  email: 'uxia.lorenzo@correo.gal',
  phone: '612345678',
  password: 'Candil#58b',
  gdprAccepted: '1',
  captcha: 'localhost',
}

const dossierForm = {
  type: 'DOSTYP001',
  applicant: { docNumber: '12345678Z', name: 'Lucía', surname1: 'Ferreiro', surname2: 'Souto' },
  owner: { docNumber: '99999999R', name: 'Uxía', surname1: 'Lorenzo', surname2: 'Cid' },
  payer: { docNumber: '99999999R', name: 'Uxía', surname1: 'Lorenzo', surname2: 'Cid' },
  contacts: [{ name: 'Brais', telephone: '981000111' }],
}

/** Replacements for examples without names, and names that other examples leave out. */
const instead: Partial<Record<OperationId, object>> = { registerUser: signUp, saveExpedientForm: { form: dossierForm } }
const besides: Partial<Record<OperationId, object>> = {
  createServiceRequest: { surName1: 'Lorenzo' },
  saveCustomer: { surname1: 'Lorenzo', surname2: 'Cid' },
}

/** The places of the names in a body, in the words of violations. */
function namesIn(value: unknown, at = 'body'): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && nameFields.test(key) ? [`${at}/${key}`] : namesIn(inner, `${at}/${key}`),
  )
}

/** Copies a body with another text at a place. */
function withText(body: object, place: string, text: string): object {
  const copy: Record<string, unknown> = structuredClone({ body })
  const steps = place.split('/')
  const last = steps.pop() ?? ''
  // The places were found in this body.
  const holder = steps.reduce((each, step) => each[step] as Record<string, unknown>, copy)
  holder[last] = text
  // The copy of an object.
  return copy['body'] as object
}

test('rejects a name with a line break, a web address or an @ at its field, in every call', async () => {
  const api = await testApi()
  const subject = prepareSubjects(api.world()).own
  const tokens = {
    customer: (await api.logIn('manager')).accessToken,
    agent: (await api.logIn('agent')).accessToken,
  }
  const asked = new Set<string>()
  for (const id of keysOf(exampleCalls)) {
    const { path, body: usual } = exampleCalls[id](subject)
    const body = instead[id] ?? { ...usual, ...besides[id] }
    const token = id === 'inviteUser' ? tokens.agent : tokens.customer
    const send = operations[id].method === 'PUT' ? api.bearing(token).put : api.bearing(token).post
    for (const place of namesIn(body)) {
      asked.add(`${id} ${place}`)
      for (const name of hostile) {
        const answer = await send(path, withText(body, place, name))
        expect(answer.status, `${id} ${place}`).toBe(400)
        expect(
          answer.body.violations.map(({ where }: { where: string }) => where),
          `${id} ${place} ${name}`,
        ).toContain(place)
      }
    }
  }
  expect(asked.size).toBe(21)
  expect(api.sent()).toEqual([])
})
