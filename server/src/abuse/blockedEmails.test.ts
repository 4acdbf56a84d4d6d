import { expect, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

const person = { docNumber: '99999999R', name: 'Uxía' }
const blocked = ['uxia@yopmail.com', 'uxia@mailinator.com']

test.each(blocked)('rejects a blocked address wherever one is taken: %s', async (email) => {
  const api = await testApi()
  const [customer, agent] = [await api.as('customer'), await api.as('agent')]
  const id = customer.userId
  const [point] = (await customer.get('/supplypoints')).body.supplyPoints.items
  const alerts = {
    franjaInicio: '09:00',
    franjaFin: '21:00',
    franjaInicioEspecial: '10:00',
    franjaFinEspecial: '14:00',
  }
  const request = {
    documentNumber: '12345678Z',
    name: 'Lucía',
    email,
    tipology: '0820',
    subtipology: '0820A01',
    comment: 'Hola',
  }
  const invitation = {
    docNumber: '88888888Y',
    docType: 'NIF',
    name: 'Antonio',
    surname: 'Souto',
    phone: '612345678',
    email,
    userType: 'consumer',
    sendMail: true,
    sendSms: false,
  }
  const link = { userId: id, adminId: agent.userId, channel: '0', mail: email }
  const page = { category: 'SUMINISTRO', detail: 'DETALLE', url: `/supplies/detail?cups=${point.cups}` }
  const calls: readonly (readonly [string, { status: number; body: { violations?: { where: string }[] } }])[] = [
    ['body/email', await agent.post('/preregistration/users', invitation)],
    [
      'body/destinatario',
      await customer.put(`/users/${id}/updateAlertConf`, { tipoCanal: 'email', destinatario: email, ...alerts }),
    ],
    [
      'body/destinatario',
      await customer.post('/alerts/supplycutoff', { idEntidad: point.cups, tipoCanal: 'email', destinatario: email }),
    ],
    ['body/email', await customer.post('/serviceRequests', request)],
    [
      'body/email',
      await customer.post('/customers', { docNumber: '99999999R', customerName: 'Uxía', userType: 'OWNER', email }),
    ],
    [
      'body/form/owner/email',
      await customer.post('/expedientForm', { form: { type: 'DOSTYP001', owner: { ...person, email } } }),
    ],
    [
      'body/form/billingEmail',
      await customer.post('/expedientForm', { form: { type: 'DOSTYP001', billingEmail: email } }),
    ],
    [
      'body/form/contacts/0/email',
      await customer.post('/expedientForm', {
        form: { type: 'DOSTYP001', contacts: [{ name: 'Brais', telephone: '981000111', email }] },
      }),
    ],
    ['body/mail', await agent.post('/urlMessages/send', { ...link, ...page })],
    ['body/email', await api.anyone.post('/v1.0/mails/contact/send', { text: 'Hola', email, captcha: 'localhost' })],
  ]
  for (const [where, { status, body }] of calls) {
    expect(status, where).toBe(400)
    expect(body.violations?.map((each) => each.where)).toContain(where)
  }
  expect(api.sent()).toEqual([])
})
